/** American spelling, where it differs. */
export const enUs = {
  dialog: {
    help: 'Choose a level and a strategy for each behavior, or load saved settings. save keeps them under a name. add lets the computer player join, close doesn’t.',
  },
};
