import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';

type Fault = 'latency' | 'errors' | 'limits' | 'lost' | 'drops' | 'invalid' | 'revoked';

/** The page's texts in one language. */
export interface Words {
  readonly addChannel: string;
  readonly addOption: string;
  readonly addPerson: string;
  readonly allow: string;
  /** Tag behind the bot's name. */
  readonly app: string;
  readonly apps: string;
  readonly atLeast: (min: number) => string;
  readonly atMost: (max: number) => string;
  readonly attachmentTooBig: string;
  readonly badDay: string;
  readonly badDayHint: string;
  readonly badDayNow: (line: string) => string;
  readonly begin: (channel: string) => string;
  /** Texts before and after a command. */
  readonly beginHint: readonly [before: string, after: string];
  readonly between: (min: number, max: number) => string;
  readonly botInMyApps: (bot: string) => string;
  readonly botOffline: (bot: string) => string;
  readonly botOnServer: (bot: string) => string;
  readonly cancel: string;
  readonly channelName: string;
  readonly channels: string;
  readonly chooseFile: string;
  readonly clock: string;
  readonly clockHint: string;
  readonly clockNow: (date: string) => string;
  readonly close: string;
  readonly commands: string;
  readonly connecting: string;
  /** Question before an Activity gets a user's data. */
  readonly consent: (bot: string) => string;
  readonly days: Readonly<Record<'fair' | 'rough' | 'storm', string>>;
  readonly directMessages: string;
  readonly dismiss: string;
  readonly edited: string;
  readonly events: string;
  readonly false: string;
  readonly faultDelay: string;
  readonly faultDetails: string;
  readonly faultSeed: string;
  readonly faultSet: string;
  readonly faults: Readonly<Record<Fault, string>>;
  readonly joinActivity: (people: number) => string;
  readonly joinServer: (server: string) => string;
  readonly later: Readonly<Record<'hour' | 'day' | 'week', string>>;
  readonly layout: string;
  /** Focused, picture in picture, grid. */
  readonly layouts: readonly [string, string, string];
  readonly listed: string;
  readonly longer: (min: number) => string;
  readonly lost: string;
  readonly manager: string;
  readonly members: string;
  readonly messageTo: (channel: string) => string;
  readonly messages: (channel: string) => string;
  readonly name: string;
  readonly needed: string;
  readonly newChat: string;
  readonly newMessages: string;
  readonly newWorld: string;
  readonly newWorldHint: string;
  readonly newWorldSure: string;
  readonly noAccess: string;
  readonly noMatch: string;
  readonly number: string;
  readonly onlyYou: string;
  readonly open: string;
  readonly openMenu: string;
  readonly openThread: string;
  readonly people: string;
  readonly person: string;
  readonly pin: string;
  readonly pinned: string;
  readonly pollEnded: (question: string, votes: number) => string;
  readonly react: (emoji: string) => string;
  readonly reload: string;
  readonly removeOption: (name: string) => string;
  readonly secondTab: string;
  readonly select: string;
  readonly send: string;
  readonly sending: string;
  readonly serverLanguage: string;
  readonly servers: string;
  readonly settings: string;
  readonly shorter: (max: number) => string;
  readonly skip: string;
  readonly spoiler: string;
  readonly startedThread: string;
  readonly submit: string;
  /** Label of the button that shows who the user is. */
  readonly switchPerson: (name: string) => string;
  readonly theme: string;
  readonly themes: Readonly<Record<'system' | 'dark' | 'light', string>>;
  readonly thinking: (bot: string) => string;
  readonly timedOut: (until: string) => string;
  readonly true: string;
  readonly typing: (names: string, several: boolean) => string;
  readonly unknownComponent: (type: number) => string;
  readonly unknownOption: (typed: string) => string;
  readonly unread: (count: number) => string;
  readonly used: string;
  readonly whole: string;
  readonly yourLanguage: string;
}

const TEXTS: Readonly<Record<string, Words>> = { en, de, fr, es };

/** Returns the page's texts for a Discord locale. English if there are none. */
export function wordsIn(locale: string): Words {
  return TEXTS[locale.slice(0, 2)] ?? en;
}
