export { readFile, runFile } from './litmus/run.ts'
