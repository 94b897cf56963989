/** A share in percent, as it is printed. */
export const percent = (share: number, digits = 1): string => `${(100 * share).toFixed(digits)} %`

/** A number without needless zeros. */
export const short = (n: number): string => String(Math.round(n * 1000) / 1000).replace('-', '−')

/** A whole number with its sign; nought has none. */
export function signed(n: number): string {
  const whole = Math.round(n)
  return whole === 0 ? '0' : `${whole < 0 ? '−' : '+'}${Math.abs(whole)}`
}

/** A name that fits into so many letters. */
export const shortened = (name: string, letters: number): string =>
  name.length <= letters ? name : `${name.slice(0, letters - 1)}…`
