import { english, german, inEachLanguage } from '@longtable/kit';

/** Players as the subject of a sentence: the reader, if `you` is set, and others by name. */
interface Players {
  readonly you: boolean;
  readonly others: readonly string[];
}

const en = {
  summary: 'Dig where nobody else does.',
  rules:
    '### Goal\nEarn the most dollars in 6 days.\n\n### A day\nEveryone secretly stakes a claim. Then all are revealed. Players on the same claim share its nuggets equally, and what can’t be divided is lost.\n\n### The end\nA nugget is worth a dollar. Your buyer, whom only you know, pays two for one of the metals.',
  levels: { beginner: 'digs where there’s the most', casual: 'picks one of the two best' },
  hint: 'It’s worth the most to you.',
  wait: 'Wait for the others.',
  unknownClaim: 'Stake one of today’s claims, for example “stake 1”.',
  metals: { gold: 'gold', silver: 'silver', copper: 'copper' },
  question: 'Where will you dig?',
  day: ({ day, days }: { day: number; days: number }) => `Day ${day} of ${days}`,
  claims: 'Today’s claims',
  staked: 'has staked a claim',
  own: 'your claim',
  nuggets: ({ total }: { total: number }) => `${total} ${total === 1 ? 'nugget' : 'nuggets'}`,
  doublePay: ({ metal }: { metal: string }) => `double pay for ${metal}`,
  /** Without a player, the reader has staked the claim. */
  stakes: ({ player, claim }: { player: string | undefined; claim: number }) =>
    player ? `${player} stakes a claim.` : `You stake claim ${claim}.`,
  digsUp: ({ you, others, nuggets }: Players & { nuggets: string }) => {
    const players = [...(you ? ['You'] : []), ...others];
    return `${english.list(players)} ${you || others.length > 1 ? 'dig' : 'digs'} up ${nuggets}${players.length > 1 ? ' each' : ''}.`;
  },
  wins: ({ you, others, dollars }: Players & { dollars: number }) =>
    `${english.list([...(you ? ['You'] : []), ...others])} ${you || others.length > 1 ? 'win' : 'wins'} with ${dollars} dollars.`,
  level: 'Everyone is level.',
};

const de: typeof en = {
  summary: 'Grabe, wo sonst niemand gräbt.',
  rules:
    '### Ziel\nVerdiene in 6 Tagen die meisten Dollar.\n\n### Ein Tag\nAlle stecken heimlich ein Feld ab. Dann wird aufgedeckt. Wer auf demselben Feld gräbt, teilt sich die Nuggets. Was sich nicht teilen lässt, ist verloren.\n\n### Das Ende\nEin Nugget bringt einen Dollar. Dein Käufer, den nur du kennst, zahlt für eines der Metalle zwei.',
  levels: { beginner: 'gräbt, wo am meisten liegt', casual: 'wählt eines der zwei besten' },
  hint: 'Das bringt dir am meisten.',
  wait: 'Warte auf die anderen.',
  unknownClaim: 'Stecke eines der Felder von heute ab, zum Beispiel „stake 1“.',
  metals: { gold: 'Gold', silver: 'Silber', copper: 'Kupfer' },
  question: 'Wo gräbst du?',
  day: ({ day, days }) => `Tag ${day} von ${days}`,
  claims: 'Felder heute',
  staked: 'hat ein Feld abgesteckt',
  own: 'dein Feld',
  nuggets: ({ total }) => `${total} ${total === 1 ? 'Nugget' : 'Nuggets'}`,
  doublePay: ({ metal }) => `doppelter Lohn für ${metal}`,
  stakes: ({ player, claim }) => (player ? `${player} steckt ein Feld ab.` : `Du steckst Feld ${claim} ab.`),
  digsUp: ({ you, others, nuggets }) => {
    if (others.length === 0) return `Du findest ${nuggets}.`;
    if (others.length === 1 && !you) return `${others[0]} findet ${nuggets}.`;
    return `${german.list([...(you ? ['Du'] : []), ...others])} ${you ? 'findet' : 'finden'} je ${nuggets}.`;
  },
  wins: ({ you, others, dollars }) => {
    if (others.length === 0) return `Du gewinnst mit ${dollars} Dollar.`;
    const win = you || others.length === 1 ? 'gewinnt' : 'gewinnen';
    return `${german.list([...(you ? ['Du'] : []), ...others])} ${win} mit ${dollars} Dollar.`;
  },
  level: 'Alle haben gleich viel.',
};

/** Texts of the game in every language. A language module contains only sentences; the game selects them. */
export const texts = inEachLanguage({ en, de });
