export const shortcuts = {
  shortcuts: {
    stoppedRunaHasLostHealth: ({ health }: { health: number }) => `Stopped: Runa has lost ${health} health.`,
    deadly: 'Stopped: this round could kill Runa.',
  },
};
