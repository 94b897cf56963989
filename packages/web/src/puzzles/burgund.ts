// Loaded by itself, with what it needs to read positions.
export { burgundLitmus as litmus } from '@kartentisch/burgund'
