import { type Colour, mix } from './colour.ts'

/** The light a scene stands in: sky from top to horizon, land from far to near, and what shines. */
export interface Light {
  readonly high: Colour
  readonly low: Colour
  readonly far: Colour
  readonly middle: Colour
  readonly near: Colour
  readonly shine: Colour
}

const LIGHTS = {
  dawn: { high: '#7fa3c7', low: '#f6cfa4', far: '#a79bb0', middle: '#7d7f8d', near: '#3f4252', shine: '#fff0c8' },
  day: { high: '#74b3d6', low: '#d8ecdf', far: '#9fc3a4', middle: '#6ea06c', near: '#3c6b45', shine: '#fff8df' },
  noon: { high: '#5fb0dc', low: '#f2f0c9', far: '#b9cf8e', middle: '#86ad58', near: '#4b7a3a', shine: '#fffbe6' },
  dusk: { high: '#c9624f', low: '#f7c272', far: '#c58660', middle: '#8f5648', near: '#472c35', shine: '#fff0c4' },
  evening: { high: '#4b3b70', low: '#d9786a', far: '#8b5476', middle: '#5f3c68', near: '#2b1e3e', shine: '#ffd894' },
  night: { high: '#0f1734', low: '#34518a', far: '#2b4272', middle: '#1d2c55', near: '#0d142d', shine: '#f4ecc6' },
  storm: { high: '#2f3a44', low: '#8d9a96', far: '#6a777a', middle: '#47545b', near: '#1f2930', shine: '#e7f0e4' },
  fog: { high: '#aab8b6', low: '#e6e4d2', far: '#c0c8bf', middle: '#93a19b', near: '#55645f', shine: '#ffffff' },
  autumn: { high: '#e0a857', low: '#fbe3ae', far: '#d39a4e', middle: '#a9612f', near: '#5a3220', shine: '#fff3cf' },
  candle: { high: '#2c1a1d', low: '#7a4630', far: '#8d5a3a', middle: '#5e3828', near: '#2a1712', shine: '#ffcf7a' },
  hall: { high: '#473a52', low: '#a08595', far: '#8d7888', middle: '#65526b', near: '#2c2238', shine: '#ffe9b8' },
  forge: { high: '#2a0f0e', low: '#b8431c', far: '#7d2f1a', middle: '#4c1c15', near: '#1d0a0b', shine: '#ffb84a' },
  cave: { high: '#171a24', low: '#4a4a52', far: '#4b4d58', middle: '#31343f', near: '#14161f', shine: '#ffd98a' },
  cellar: { high: '#1d1713', low: '#6b4a2d', far: '#5f452f', middle: '#402d20', near: '#1d130e', shine: '#ffc970' },
  sea: { high: '#6fb4cf', low: '#e9efd6', far: '#7fb3bd', middle: '#3f8299', near: '#1e4c63', shine: '#fff6d6' },
  gold: { high: '#9a6a12', low: '#f6d674', far: '#d9a93a', middle: '#b07d1e', near: '#5c3b0c', shine: '#fff4c2' },
  silver: { high: '#5d6d7e', low: '#dfe7ec', far: '#aebcc7', middle: '#8292a1', near: '#3b4957', shine: '#ffffff' },
  copper: { high: '#7a3b20', low: '#f0b987', far: '#cf8553', middle: '#a55a30', near: '#4e2413', shine: '#ffe3c2' },
  curse: { high: '#1b0c2c', low: '#7d4a9b', far: '#5e3480', middle: '#42215f', near: '#190a28', shine: '#b9e08a' },
  marble: { high: '#8fb6d2', low: '#f3ece0', far: '#e2d7c6', middle: '#c4b29d', near: '#7b5f55', shine: '#ffffff' },
} as const satisfies Readonly<Record<string, Light>>

/** A time of day, or the light of a room. */
export type Hour = keyof typeof LIGHTS

/** What each set leans to. */
const TINTS: Readonly<Record<string, { readonly to: Colour; readonly share: number }>> = {
  basic: { to: '#c08a3a', share: 0.05 },
  base: { to: '#b5713a', share: 0.1 },
  base1: { to: '#9c7a4a', share: 0.16 },
  intrigue: { to: '#7a3b6a', share: 0.2 },
  alchemy: { to: '#2f8f8a', share: 0.26 },
  cornucopia: { to: '#d79a2b', share: 0.2 },
  guilds: { to: '#b3762a', share: 0.24 },
  empires: { to: '#a8434a', share: 0.14 },
  promo: { to: '#3f5f7f', share: 0.16 },
  seaside: { to: '#2f7f9f', share: 0.16 },
  burgund: { to: '#8f8a4a', share: 0.18 },
}

/** The light of an hour as it falls in a set. */
export function lightOf(hour: Hour, set: string): Light {
  const light = LIGHTS[hour]
  const tint = TINTS[set]
  if (tint === undefined) return light
  const tinted = (colour: Colour): Colour => mix(colour, tint.to, tint.share)
  return {
    high: tinted(light.high),
    low: tinted(light.low),
    far: tinted(light.far),
    middle: tinted(light.middle),
    near: tinted(light.near),
    shine: mix(light.shine, tint.to, tint.share / 3),
  }
}
