import { besideTable } from '../../../storage/records/table.ts';
import type { Feature } from '../../interactions/feature.ts';
import { firstStep, nextStepButton, nextStepEffect } from './next-step.ts';
import { type NextStep, nextStepMark } from './record.ts';

declare module '../../../storage/records/table.ts' {
  interface Features {
    /** The suggestion for the only player at the end. */
    readonly nextStep?: NextStep | undefined;
  }
}

export const nextStep: Feature = {
  id: 'next-step',
  tableRecords: { nextStep: besideTable('next-step', nextStepMark) },
  ended: [nextStepEffect],
  boardButtons: { suggestions: nextStepButton },
  firstStep,
};
