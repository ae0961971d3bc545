import type { en } from '../en/index.ts';

export const shortcuts: Pick<typeof en, 'shortcuts'> = {
  shortcuts: {
    stoppedRunaHasLostHealth: ({ health }) => `Gestoppt: Runa hat ${health} Leben verloren.`,
    deadly: 'Gestoppt: Diese Runde könnte Runa töten.',
  },
};
