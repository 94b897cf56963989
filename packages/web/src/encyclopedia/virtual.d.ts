declare module 'virtual:rulings/*' {
  /** What the rules say, by the id of what they speak of. */
  const rulings: Readonly<Record<string, import('@kartentisch/kernel').Ruled>>
  export default rulings
}
