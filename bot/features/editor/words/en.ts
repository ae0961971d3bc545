/** The cursor on a board: its square, the contents of the square, and the brush. */
interface Cursor {
  readonly square: string;
  readonly content: string;
  readonly brush: string;
  readonly isPainting: boolean;
}

/** Contents of the squares around the cursor. */
interface Neighbours {
  readonly above: string;
  readonly right: string;
  readonly below: string;
  readonly left: string;
}

/** A value that was not accepted, and the value that the field keeps. */
interface Rejected {
  readonly field: string;
  readonly typed: string;
  readonly reason: string;
  readonly value: string | undefined;
}

export const en = {
  board: {
    brush: 'Brush',
    cursor: ({ square, content, brush, isPainting }: Cursor) =>
      `${square}: ${content} · Brush: ${brush}${isPainting ? ', painting as you move' : ''}`,
    moreBrushes: 'More brushes…',
    nothing: 'nothing',
    size: ({ columns, rows }: { columns: number; rows: number }) => `${columns} × ${rows} squares`,
    around: ({ above, right, below, left }: Neighbours) =>
      `Above: ${above}, right: ${right}, below: ${below}, left: ${left}.`,
  },
  buttons: {
    undo: 'Undo',
    paint: 'Paint',
    startStroke: 'Start stroke',
    liftBrush: 'Lift brush',
    goTo: 'Go to…',
    fillTo: 'Fill to…',
    wholeBoard: 'Whole board',
    change: 'Change…',
    add: 'Add',
    copyEntry: 'Duplicate',
    remove: 'Remove',
    tryIt: 'Try it',
    download: 'Download',
    more: 'More…',
    backToEditor: 'Back to the editor',
    rename: 'Rename…',
    copyDraft: 'Duplicate',
    share: 'Share with this server',
    shareAgain: 'Share this version',
    delete: 'Delete…',
    deleteForGood: 'Delete for good',
    help: 'Help',
    allDesigns: 'All designs',
    stopSharing: 'Stop sharing',
  },
  forms: {
    fillTo: 'Fill to a square',
    square: 'Square (column and row)',
    name: 'A name of 6 to 40 characters',
    onlyOne: 'Choose in one of the menus only',
    characters: ({ min, max }: { min: number; max: number }) => `${min}–${max} characters`,
  },
  shapes: {
    heading: 'Rows, columns, boards…',
    rowAbove: 'Add a row above',
    rowBelow: 'Add a row below',
    columnLeft: 'Add a column on the left',
    columnRight: 'Add a column on the right',
    dropRow: 'Remove this row',
    dropColumn: 'Remove this column',
    newBoard: 'Add an empty board',
    copyBoard: 'Duplicate this board',
    dropBoard: 'Remove this board',
  },
  panel: {
    noEntry: 'There’s nothing here yet.',
    ready: 'Ready to play.',
    toFix: ({ fault, faults }: { fault: string; faults: number | undefined }) =>
      `**To fix${faults === undefined ? '' : ` (${faults})`}:** ${fault}`,
    rejected: ({ field, typed, reason, value }: Rejected) =>
      `**${field}**: “${typed}” ${reason}. ${value === undefined ? 'Left empty' : `Unchanged: ${value}`}.`,
    keptUntil: ({ day }: { day: string }) => `kept until ${day}`,
    sureToDelete: 'Delete this draft? Copies you shared stay shared.',
  },
  unshared: ({ by, owner, name }: { by: string; owner: string; name: string }) =>
    `<@${by}> unshared a design by <@${owner}>: **${name}**.`,
  replies: {
    deleted: 'Deleted.',
    file: 'Here’s your file. Use it with `/play`, or open it again with `/design`.',
    stoppedSharing: 'No longer shared.',
    shared:
      'Shared. Everyone here can find it in `/design list` and `/play`. Only you see later changes until you share again.',
  },
  overview: {
    yourDrafts: 'Your drafts',
    noDrafts: 'You have no drafts yet.',
    sharedHere: 'Shared on this server',
    sharedBy: ({ user }: { user: string }) => `shared by <@${user}>`,
    sharedOn: ({ user, day }: { user: string; day: string }) => `Shared by <@${user}>, ${day}`,
    newer: 'Newer',
    older: 'Older',
    openDraft: 'Open a draft…',
    browseShared: 'Browse shared designs…',
    createNew: 'Create something new…',
    startFrom: 'Start from…',
    orFile: 'Or start from a `file` with `/design`.',
    madeWith: ({ what }: { what: string }) => `Made with /design: ${what}`,
    yours: ({ name }: { name: string }) => `${name} (yours)`,
    shared: ({ name }: { name: string }) => `${name} (shared here)`,
  },
  help: {
    painted: [
      'The arrows move the cursor, shown in brackets. Choose a brush and press **Paint**, or press **Start stroke** and move: it paints every square you pass until you lift the brush.',
      '**Fill to…** paints everything between the cursor and a square you enter, such as C7. **Go to…** just moves there.',
      'Use **More…** to add or remove rows and columns at the cursor.',
    ].join('\n'),
    listed:
      'Choose what you want to change, then press **Change…**. Invalid entries are ignored. The reason appears below.',
    all: 'Everything is saved automatically. **Try it** opens a table against the computer. Drafts you don’t touch for 30 days are deleted; `/design list` shows all of yours.',
  },
  seats: {
    likeTable: 'Use the table’s deck',
    chosen: ({ design }: { design: string }) => `You’ll play **${design}**.`,
    likeTableChosen: 'You’ll play the table’s deck.',
    builtInOnly: 'This game is rated, so your own designs aren’t listed. You can bring them to unrated games.',
  },
  settings: {
    roles: 'Who can create designs',
    question: 'Which roles can create designs? Without a choice, everyone can. Server admins always can.',
  },
  refusals: {
    draftGone: 'This draft no longer exists. `/design list` shows yours.',
    tooManyDrafts: 'You’ve reached your draft limit. Delete one first: `/design list` shows yours.',
    serverHasEnough: 'This server has reached its limit for shared designs. Someone has to stop sharing one first.',
    youShareEnough:
      'You’ve reached your limit for designs shared here. Stop sharing one first: `/design list` shows yours.',
    sharedNowhere: 'There’s nobody to share it with in a DM. Open it on a server with `/design list`.',
    sharedGone: 'This is no longer shared here. `/design list` shows what is.',
    notYourDesign: 'Only the person who shared it or a server admin can stop sharing it.',
    stillFaulty: 'This needs fixing before it can be played. Open it with `/design list` to see what’s wrong.',
    firstDesign: 'You chose a second deck but no first. Choose both, or just the first for both sides.',
    unlikeDesigns: 'These two are for different games. Choose both from the suggestions.',
    designsTooLarge:
      'Together these two decks are too large. Shorten some names, or remove cards that neither deck uses.',
    nothingToTakeBack: 'There’s nothing left to undo.',
    noSuchField: 'Enter a square on this board by column and row, such as C7.',
    sizeLimit: 'You’ve reached the size limit.',
  },
  tooLarge: ({ kb }: { kb: number }) => `the file can’t be larger than ${kb} KB`,
};

export type EditorWords = typeof en;
