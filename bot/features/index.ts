import type { Feature } from '../interactions/feature.ts';
import { activity } from './activity/index.ts';
import { agreements } from './agreements/index.ts';
import { analysis } from './analysis/index.ts';
import { authors } from './authors/index.ts';
import { computers } from './computers/index.ts';
import { daily } from './daily/index.ts';
import { editor } from './editor/index.ts';
import { files } from './files/index.ts';
import { hints } from './hints/index.ts';
import { history } from './history/index.ts';
import { inactivity } from './inactivity/index.ts';
import { inbox } from './inbox/index.ts';
import { lessons } from './lessons/index.ts';
import { lobby } from './lobby/index.ts';
import { lookup } from './lookup/index.ts';
import { moderation } from './moderation/index.ts';
import { nextStep } from './next-step/index.ts';
import { notes } from './notes/index.ts';
import { operator } from './operator/index.ts';
import { outsideGames } from './outside-games/index.ts';
import { overtime } from './overtime/index.ts';
import { people } from './people/index.ts';
import { personalData } from './personal-data/index.ts';
import { pictures } from './pictures/index.ts';
import { plans } from './plans/index.ts';
import { programs } from './programs/index.ts';
import { puzzles } from './puzzles/index.ts';
import { quickStart } from './quick-start/index.ts';
import { ratings } from './ratings/index.ts';
import { rematch } from './rematch/index.ts';
import { requests } from './requests/index.ts';
import { settings } from './settings/index.ts';
import { tableOptions } from './table-options/index.ts';
import { tableSettings } from './table-settings/index.ts';
import { threads } from './threads/index.ts';
import { tournaments } from './tournaments/index.ts';
import { uploads } from './uploads/index.ts';
import { variants } from './variants/index.ts';
import { watching } from './watching/index.ts';
import { welcome } from './welcome/index.ts';

/** The features in the order in which they appear on the screen. */
export const FEATURES: readonly Feature[] = [
  moderation,
  activity,
  inbox,
  computers,
  notes,
  hints,
  tournaments,
  tableOptions,
  variants,
  rematch,
  quickStart,
  lobby,
  nextStep,
  daily,
  ratings,
  lessons,
  puzzles,
  editor,
  lookup,
  pictures,
  operator,
  authors,
  outsideGames,
  analysis,
  history,
  plans,
  agreements,
  overtime,
  inactivity,
  tableSettings,
  watching,
  programs,
  files,
  requests,
  settings,
  people,
  personalData,
  welcome,
  threads,
  uploads,
];
