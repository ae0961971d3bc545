export const pictures = {
  endCard: {
    nothing: '',
    solvedIt: ({ name }: { name: string }) => `${name} solved it!`,
    win: ({ names }: { names: string }) => `${names} win!`,
    wins: ({ names }: { names: string }) => `${names} wins!`,
    text1Move: '1 move',
    moves: ({ count }: { count: number }) => `${count} moves`,
    among: ({ ofValue }: { ofValue: number }) => `of ${ofValue} today`,
    dayInARow: 'day in a row',
    daysInARow: 'days in a row',
  },
};
