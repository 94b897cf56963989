/** Where something of the server is found: beside the page. */
export const addressOf = (path: string): URL => new URL(path, document.baseURI)
