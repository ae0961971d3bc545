import type { en } from '../en/index.ts';

export const drawing: Pick<typeof en, 'figures' | 'pages' | 'picturePanels' | 'view' | 'picture'> = {
  figures: {
    shoots: 'schießt',
    upTo: 'bis',
  },
  pages: {
    bestiary: 'Bestiarium',
    legend: 'Legende',
    fullMap: 'Ganze Karte',
    hero: 'Held',
    health: ({ health, pool }) => `Leben ${health}/${pool}`,
    rest: 'Rasten',
    here: ({ here }) => ` (${here} hier)`,
    worth: ({ experience }) => `Erfahrung ${experience}`,
    vision: ({ vision }) => `Sichtweite ${vision}`,
    visible: ({ visibility }) => `sichtbar ${visibility}`,
    hidden: ({ invisibility }) => `verborgen ${invisibility}`,
    legend2: `\`@\` dein Held, \`#\` eine Wand, \`.\` der Boden, \`X\` dein toter Held, Buchstaben sind Gegner; im „Bestiarium“ stehen alle. Fallen sind meist unsichtbar.
**Stufe 3 (50/150)**: die Stufe deines Helden, deine Erfahrung und wie viel du für die nächste Stufe brauchst. **Bosse**, die dich sehen, schießen ab und zu, auch durch Wände.
**Bis zu 16 Schaden**: was alle zusammen höchstens anrichten, die dich in dieser Runde angreifen, wenn du stehen bleibst. Der Schaden ist ein Wurf von 0 bis Angriff minus ein Wurf von 0 bis Abwehr.
**Gehen zu …** endet, wenn dich ein Gegner entdeckt oder trifft; mit **←← ↑↑ ↓↓ →→** hältst du auch an Wänden und Öffnungen. **Kämpfen, bis einer fällt** greift an und setzt deine Fähigkeit ein, bis ein Viertel deines vollen Lebens weg ist oder du sterben könntest. **Rasten** füllt auf, was deine Fähigkeit verbraucht, und endet, wenn ein Gegner naht. Dich heilen nur ein Stufenaufstieg und der Schild der Krieger.`,
  },
  picturePanels: {
    ready: 'bereit',
    onlyHiddenTraps: 'Nur versteckte Fallen sind noch übrig.',
  },
  view: {
    round: ({ rounds }) => `Runde ${rounds}`,
    goalRounds: ({ goal }) => `Ziel ${goal} Runden`,
  },
  picture: {
    title: 'Helden zur Auswahl',
    endlessDescent: 'Endloser Abstieg',
    levels: ({ levels }) => `${levels} Level`,
  },
};
