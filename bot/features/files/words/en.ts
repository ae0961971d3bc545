export const en = {
  title: 'Your own files',
  others: 'Choose other files',
  noFile: 'No file was attached. Choose at least one.',
  option: 'Play with your own files',
};

export type FilesWords = typeof en;
