import { classic, type Preset } from './classic.ts';
import { fairground } from './fairground.ts';
import { hedgerow } from './hedgerow.ts';
import { lakeside } from './lakeside.ts';
import { mill } from './mill.ts';
import { orchard } from './orchard.ts';
import { pasture } from './pasture.ts';
import { vineyard } from './vineyard.ts';

/** The built-in decks, the document's own first. */
export const PRESETS = {
  classic,
  orchard,
  mill,
  pasture,
  hedgerow,
  fairground,
  vineyard,
  lakeside,
} satisfies Record<string, Preset>;

type PresetName = keyof typeof PRESETS;

export const PRESET_NAMES = Object.keys(PRESETS) as PresetName[];
