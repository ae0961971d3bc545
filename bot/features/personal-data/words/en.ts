export const en = {
  sureToDelete:
    'Delete all your data? You’ll resign every game in progress, your history, stats, ratings and settings will be deleted, and finished games will show you as “someone”. This can’t be undone. Use `/download-my-data` first if you want a copy.',
  delete: 'Delete my data',
  notDeleted: 'OK, nothing was deleted.',
  deleted: 'Done. Nothing I store is linked to you anymore.',
  everything: 'Here’s everything I store about you. Other players at your tables aren’t named.',
};

export type PersonalDataWords = typeof en;
