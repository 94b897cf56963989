/** What the browser's database answers to a request. */
export const answered = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

/** Changes what is kept. It is told once it is written: what was answered may still be undone, as where there is no room left. */
export const written = (store: IDBObjectStore, change: (store: IDBObjectStore) => unknown): Promise<void> =>
  new Promise((resolve, reject) => {
    const { transaction } = store
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error)
    change(store)
  })
