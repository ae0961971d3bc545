import { eachLanguage, say, type Text } from '@longtable/kit';
import { REASONS } from '@longtable/spy/words/ending';

export const WORDS = {
  choose: {
    en: 'Type a number or a full move. b: back, h: hint, ?: look up, p: pause, quit: leave the match.',
    de: 'Tippe eine Zahl oder einen ganzen Zug. b: zurück, h: Tipp, ?: nachschlagen, p: Pause, quit: Partie verlassen.',
  },
  waiting: {
    en: 'Waiting for another player. ai: add a computer player, quit: leave.',
    de: 'Warten auf den zweiten Spieler. ai: Computerspieler hinzufügen, quit: verlassen.',
  },
  watching: { en: 'You’re watching. quit: leave.', de: 'Du siehst zu. quit: verlassen.' },
  paused: { en: 'The match is paused. p: resume.', de: 'Die Partie ist pausiert. p: fortsetzen.' },
  waitingForPlayer: {
    en: 'A player lost the connection. The match is paused until they’re back.',
    de: 'Eine Verbindung ist abgebrochen. Die Partie pausiert, bis sie wieder steht.',
  },
  resumed: { en: 'The match continues.', de: 'Die Partie geht weiter.' },
  nameTaken: { en: 'This name is taken, trying another one.', de: 'Der Name ist vergeben, ein anderer wird versucht.' },
} satisfies Record<string, Text>;

export function joined(lobby: string): Text {
  return lobby === ''
    ? { en: 'You’re connected.', de: 'Du bist verbunden.' }
    : { en: `You’re in the lobby ${lobby}.`, de: `Du bist in der Lobby ${lobby}.` };
}

export function started(one: string, two: string, seconds: number): Text {
  const limit = {
    en: seconds < 0 ? '' : ` ${seconds} seconds for each decision.`,
    de: seconds < 0 ? '' : ` ${seconds} Sekunden für jede Entscheidung.`,
  };
  return { en: `${one} plays against ${two}.${limit.en}`, de: `${one} spielt gegen ${two}.${limit.de}` };
}

export function struck(times: number, most: number): Text {
  return {
    en: `Time’s up: strike ${times} of ${most}. The server decided for you.`,
    de: `Die Zeit ist um: Verwarnung ${times} von ${most}. Der Server hat für dich entschieden.`,
  };
}

const BY_LEAVE: Text = { en: 'because the opponent left', de: 'weil die Gegenseite gegangen ist' };

export function won(name: string, isYou: boolean, reason: string): Text {
  const why = reason === 'VICTORY_BY_LEAVE' ? BY_LEAVE : (REASONS[reason as keyof typeof REASONS] ?? reason);
  return eachLanguage((language) => {
    const who = isYou ? { en: 'You win', de: 'Du gewinnst' } : { en: `${name} wins`, de: `${name} gewinnt` };
    return `${say(who, language)} ${say(why, language)}.`;
  });
}
