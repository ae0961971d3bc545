import { feminine, masculine, neuter } from '@longtable/kit';
import type { SpyWords } from '../en/index.ts';

export const rules: Pick<SpyWords, 'gadgets' | 'actions' | 'talents' | 'fields'> = {
  gadgets: {
    antiPlagueMask: {
      thing: feminine('Anti-Seuchen-Maske'),
      about: 'Wirkt beim Tragen: 10 Leben zu Beginn jedes Zugs.',
    },
    bowlerBlade: {
      thing: masculine('Klingen-Hut'),
      about: 'Wirf ihn auf jemanden in freier Linie. Er landet daneben; wer dorthin geht, nimmt ihn mit.',
    },
    chickenFeed: {
      thing: neuter('Spielmaterial'),
      about: 'Gib es einem Gegner neben dir: Hast du mehr IP, gewinnst du die Differenz, sonst verlierst du sie.',
    },
    diamondCollar: {
      thing: neuter('Diamanthalsband'),
      about: 'Gib es der Katze neben dir, und die Partie endet.',
    },
    fogTin: {
      thing: feminine('Nebeldose'),
      about: 'Drei Runden Nebel auf einem Feld in Sicht und ringsum: keine Sicht, keine Aktionen.',
    },
    gasGloss: {
      thing: masculine('Gaspatronen-Lippenstift'),
      about: 'Verletzt jemanden neben dir. Einmal verwendbar.',
    },
    grapple: {
      thing: masculine('Wurfhaken'),
      about: 'Zieht einen Gegenstand vom Boden oder einen Cocktail von einem Tisch in Sicht heran.',
    },
    hairdryer: {
      thing: masculine('Akku-Föhn'),
      about: 'Trocknet nasse Kleider: deine oder die von jemandem neben dir.',
    },
    jetpack: {
      thing: neuter('Jetpack'),
      about: 'Flieg auf ein beliebiges freies Feld. Einmal verwendbar.',
    },
    laserCompact: {
      thing: feminine('Laser-Puderdose'),
      about: 'Verdampft einen Cocktail in Sicht, auf einem Tisch oder in der Hand.',
    },
    magneticWatch: {
      thing: feminine('Magnetfeld-Armbanduhr'),
      about: 'Wirkt beim Tragen: Geworfene Klingen-Hüte schaden dir nicht.',
    },
    mirrorOfWilderness: {
      thing: masculine('Spiegel der Wildnis'),
      about: 'Tauscht deine IP mit jemandem neben dir: im Team immer, sonst mit Glück. Danach zerbricht er.',
    },
    moledie: {
      thing: masculine('Maulwürfel'),
      about: 'Wirf ihn: Wer ihn trägt, verliert Agentenhandwerk, Tresorknacker und Observation.',
    },
    mothballPouch: {
      thing: masculine('Mottenkugel-Beutel'),
      about: 'Fünf Kugeln: Wirf eine in einen Kamin in Sicht und verletze alle daneben.',
    },
    nugget: {
      thing: neuter('Nugget'),
      about: 'Gib es jemandem neben dir: Ein Gast schließt sich dir an; ein Gegner behält es und erkennt dich.',
    },
    pocketLitter: {
      thing: masculine('Taschenkram'),
      about: 'Wirkt beim Tragen: Observation hält dich für einen Gast.',
    },
    poisonPills: {
      thing: feminine('Giftpillen-Flasche'),
      about: 'Fünf Pillen für Cocktails neben dir, auf Tischen oder in Händen. Nur deine Seite weiß davon.',
    },
    rocketPen: {
      thing: masculine('Raketenwerfer-Füllfederhalter'),
      about: 'Sprengt ein Feld in Sicht und alles ringsum: Wände fallen, alle dort nehmen Schaden.',
    },
    technicolourPrism: {
      thing: neuter('Technicolor-Prisma'),
      about: 'Kehrt dauerhaft die Ergebnisse eines Roulettetisches neben dir um.',
    },
    wiretapWithEarplugs: {
      thing: feminine('Wanze mit Ohrstöpseln'),
      about: 'Steck sie jemandem neben dir zu, ob Freund oder Feind: Du gewinnst dieselben IP, bis sie ausfällt.',
    },
  },
  actions: {
    burn: {
      title: 'Roulettetisch zerstören',
      about: 'Zerstört einen Roulettetisch neben dir endgültig, samt Chips.',
    },
    drink: {
      title: 'Trinken',
      about: 'Dein Cocktail heilt dich, wenn er nicht vergiftet ist.',
    },
    gamble: {
      title: 'Roulette spielen',
      about: 'Setz Chips an einem Tisch neben dir. Chips werden am Ende zu IP.',
    },
    observe: {
      title: 'Observieren',
      about: 'Verrät dir vielleicht, ob jemand in Sicht ein Gegner ist. Das bleibt immer unbemerkt.',
    },
    spy: {
      title: 'Ausspionieren',
      about: 'Ein Gast neben dir verrät vielleicht ein Geheimnis. Ein Gegner verrät nichts und bemerkt dich.',
    },
    open: {
      title: 'Tresor öffnen',
      about: 'Mit der Kombination bekommst du ein Geheimnis und die nächste. Im letzten Tresor liegt das Halsband.',
    },
    pour: {
      title: 'Cocktail über jemanden schütten',
      about: 'Schüttet ihn über jemanden neben dir. Wer nicht ausweicht, hat nasse Kleider und halbe Chancen.',
    },
    step: {
      title: 'Schritt',
      about: 'Ein Feld in eine beliebige Richtung. Wer dort steht, tauscht mit dir den Platz.',
    },
    take: {
      title: 'Cocktail nehmen',
      about: 'Von einem Bartisch neben dir in die freie Hand.',
    },
  },
  talents: {
    nimbleness: { title: 'Flinkheit', about: '3 Schritte pro Runde.', brief: '3 Schritte' },
    sluggishness: { title: 'Schwerfälligkeit', about: 'Nur 1 Schritt pro Runde.', brief: '1 Schritt' },
    ponderousness: {
      title: 'Behäbigkeit',
      about: 'Verliert jede Runde einen zufälligen Schritt oder eine Aktion.',
      brief: '−1 Schritt/Aktion',
    },
    spryness: { title: 'Behändigkeit', about: '2 Aktionen pro Runde.', brief: '2 Aktionen' },
    agility: {
      title: 'Agilität',
      about: 'Erhält jede Runde zufällig einen Schritt oder eine Aktion mehr.',
      brief: '+1 Schritt/Aktion',
    },
    luckyDevil: { title: 'Glückspilz', about: 'Gewinnt beim Roulette in 23 von 37 Fällen.', brief: 'Roulette 62 %' },
    jinx: { title: 'Pechvogel', about: 'Gewinnt beim Roulette nur in 13 von 37 Fällen.', brief: 'Roulette 35 %' },
    clammyClothes: {
      title: 'Klamme Klamotten',
      about: 'Alle Chancen sind halbiert, bis Kamin oder Föhn die Kleider trocknen.',
      brief: 'halbe Chancen',
    },
    constantlyClammyClothes: {
      title: 'Konstant klamme Klamotten',
      about: 'Alle Chancen sind immer halbiert.',
      brief: 'halbe Chancen',
    },
    robustStomach: {
      title: 'Robuster Magen',
      about: 'Cocktails heilen doppelt, Gift macht nur halben Schaden.',
      brief: 'heilt doppelt',
    },
    toughness: { title: 'Zähigkeit', about: 'Nimmt nur halben Schaden, außer durch Gift.', brief: 'halber Schaden' },
    babysitter: {
      title: 'Babysitter',
      about: 'Wehrt manchmal Angriffe auf Verbündete direkt daneben ab.',
      brief: 'schützt Verbündete',
    },
    honeyTrap: { title: 'Honigfalle', about: 'Angriffe treffen manchmal jemand anderen.', brief: 'lenkt Angriffe ab' },
    bangAndBurn: {
      title: 'Sabotage',
      about: 'Kann einen Roulettetisch direkt daneben zerstören.',
      brief: 'zerstört Roulette',
    },
    flapsAndSeals: {
      title: 'Tresorknacker',
      about: 'Öffnet Tresore auch aus zwei Feldern Entfernung.',
      brief: 'Tresore auf Distanz',
    },
    tradecraft: {
      title: 'Agentenhandwerk',
      about: 'Bekommt bei einem Fehlschlag einen zweiten Versuch.',
      brief: 'bei Pech 2. Versuch',
    },
    observation: {
      title: 'Observation',
      about: 'Kann herausfinden, ob jemand in Sicht ein Gegner ist.',
      brief: 'erkennt Gegner',
    },
  },
  fields: {
    freeField: 'Freies Feld',
    wall: 'Wand',
    fireplace: 'Kamin',
    barSeat: 'Sitzplatz',
    rouletteTable: 'Roulettetisch',
    barTable: 'Bartisch',
    safe: 'Tresor',
  },
};
