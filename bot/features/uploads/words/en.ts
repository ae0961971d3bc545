export const en = {
  allTooLarge: ({ kb }: { kb: number }) => `Your files are too large. The limit is ${kb} KB in total.`,
  tooLarge: ({ file, kb }: { file: string; kb: number }) => `${file} is too large. The limit is ${kb} KB.`,
  unreadable: ({ file }: { file: string }) => `${file} can’t be read as text. Upload a plain UTF-8 text file.`,
};

export type UploadsWords = typeof en;
