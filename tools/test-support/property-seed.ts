import { configureGlobal } from 'fast-check'

/** Property tests try the same cases on every run, unless MERIDIAN_SEED is `random`; MERIDIAN_RUNS is how many they try. */
const { MERIDIAN_SEED: seed = '1', MERIDIAN_RUNS: runs } = process.env

configureGlobal({
  seed: seed === 'random' ? undefined : Number(seed),
  numRuns: runs === undefined ? undefined : Number(runs),
})
