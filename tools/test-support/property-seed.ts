import { configureGlobal } from 'fast-check'

/** Property tests try the same cases on every run, so that a failure is of the change at hand; MERIDIAN_SEED tries others. */
const { MERIDIAN_SEED: seed = '1' } = process.env

if (seed !== 'random') configureGlobal({ seed: Number(seed) })
