import { SIGNS } from '@longtable/kit/picture';
import { button } from '../../interactions/button.ts';
import type { Feature } from '../../interactions/feature.ts';
import { plain } from '../../render/page.ts';
import { playFrom, showAnalysis } from './analysis.ts';
import { analysisId } from './ids.ts';
import { analysisKind } from './record.ts';
import { texts } from './words/texts.ts';

export const analysis: Feature = {
  id: 'analysis',
  commands: ['analyse'],
  records: [analysisKind],
  logRecords: [analysisKind],

  boardButtons: {
    end({ table: { id: table }, game }) {
      if (!game.computers) return [];
      const id = analysisId.make({ act: 'show', table, move: 0 });
      return [plain(id, texts.analysis.analyse, SIGNS.seen)];
    },
  },
  buttons: {
    analysis: button(analysisId, {
      access: 'finished',
      press: ({ reply, id: { act, move }, target: loaded }) =>
        act === 'show' ? showAnalysis(reply, loaded) : playFrom(reply, loaded, move),
    }),
  },
};
