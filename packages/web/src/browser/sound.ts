/** What can be heard at a table. */
export type Sound = 'card' | 'shuffle' | 'coin' | 'turn'

/** Made when the first sound is: browsers let a page be heard only after somebody did something on it. */
let audio: AudioContext | undefined

/** A rustle like that of paper: a moment of noise through a filter. */
function rustle(at: AudioContext, start: number, length: number, pitch: number, loudness: number): void {
  const noise = at.createBuffer(1, Math.ceil(at.sampleRate * length), at.sampleRate)
  const samples = noise.getChannelData(0)
  for (let i = 0; i < samples.length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length) ** 2
  const source = at.createBufferSource()
  source.buffer = noise
  const filter = new BiquadFilterNode(at, { type: 'bandpass', frequency: pitch, Q: 0.9 })
  source
    .connect(filter)
    .connect(new GainNode(at, { gain: loudness }))
    .connect(at.destination)
  source.start(start)
}

/** A soft bell that dies away. */
function bell(at: AudioContext, start: number, length: number, pitch: number, loudness: number): void {
  const tone = new OscillatorNode(at, { type: 'sine', frequency: pitch })
  const fade = new GainNode(at, { gain: 0 })
  fade.gain.setValueAtTime(0, start)
  fade.gain.linearRampToValueAtTime(loudness, start + 0.012)
  fade.gain.exponentialRampToValueAtTime(0.0001, start + length)
  tone.connect(fade).connect(at.destination)
  tone.start(start)
  tone.stop(start + length)
}

const MAKE: Readonly<Record<Sound, (at: AudioContext, start: number) => void>> = {
  card: (at, start) => rustle(at, start, 0.09, 1500, 0.22),
  shuffle: (at, start) => {
    for (let i = 0; i < 5; i++) rustle(at, start + i * 0.055, 0.07, 1900 + i * 130, 0.13)
  },
  coin: (at, start) => {
    bell(at, start, 0.22, 1870, 0.05)
    bell(at, start + 0.05, 0.3, 2490, 0.04)
  },
  turn: (at, start) => {
    bell(at, start, 0.45, 523, 0.09)
    bell(at, start + 0.13, 0.6, 659, 0.08)
  },
}

/** Seconds between sounds of the same moment. */
const APART = 0.09

/** Makes these sounds, one after the other. A browser that can't stays silent. */
export function sound(...sounds: readonly Sound[]): void {
  if (sounds.length === 0 || typeof AudioContext === 'undefined') return
  audio ??= new AudioContext()
  // It may have been asleep since it was made; until somebody does something it stays so, and nothing is heard.
  if (audio.state !== 'running') void audio.resume()
  for (const [i, one] of sounds.entries()) MAKE[one](audio, audio.currentTime + i * APART)
}
