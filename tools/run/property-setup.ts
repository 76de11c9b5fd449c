/** Where the run says with which seed, property tests ask what they asked with it before; elsewhere each run asks something else. */
import process from 'node:process';
import fc from 'fast-check';
import { PROPERTY_SEED } from './property-seed.ts';

const seed = process.env[PROPERTY_SEED];
if (seed !== undefined) fc.configureGlobal({ seed: Number(seed) });
