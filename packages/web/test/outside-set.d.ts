/** A set of cards that is no part of the page: the build of the tests knows where it lies. */
declare module 'virtual:outside-set' {
  const set: import('@kartentisch/dominion').CardSet
  export default set
}
