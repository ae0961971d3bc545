import { eachLanguage, type Language, type RulesPage, say } from '@longtable/kit';
import { gadgets } from '../rules/gadgets/index.ts';
import { PROPERTY_NAMES, properties } from '../rules/properties.ts';

const RULES = {
  en: `### Goal
You lead a secret team of agents in a casino full of guests. Nobody knows who belongs to whom. **The side with the most intelligence points (IP) at the end wins.** IP come from:
- **Chips:** every agent starts with 10 chips, and at the end each chip turns into IP (usually 10). That makes roulette matter.
- **Secrets:** guests and safes reveal them (usually 13 IP each).
- **The collar:** bringing it to the cat earns IP (usually 33) and ends the match.

### Before the match
You pick 8 times, each time from up to 3 agents and 3 gadgets. Take 2 to 4 agents; the rest are gadgets. Then give every gadget to one of your agents and press “Ready”. Your opponent sees none of this.

### A round
Everyone acts once per round in random order. Guests and the cat move on their own. An agent usually has 2 steps and 1 action. You see what the others did when your next agent is up. If the game didn’t wait for anyone in between, they were all guests.

### Steps
“Walk to…” goes as far as your steps allow and offers to continue next time; some entries walk up to someone and act right away. If you step onto someone, you swap places; if you step onto an item, you pick it up.

### Actions
- **Spy** on someone next to you: a guest may reveal a secret and sometimes the combination of a safe. An enemy reveals nothing and notices you.
- **Open a safe** next to you if you know its combination: a secret and the next combination. The last safe holds the diamond collar.
- **Roulette** at a table next to you: you win your stake 18 times in 37, or lose it.
- **Cocktails:** take one from a bar table, then drink it to heal or pour it over someone. Wet clothes halve all their chances.
- **Gadgets and talents:** some of them add actions. See the next pages.

### Health
At 0 HP an agent is carried to a bar seat with 1 HP, drops the collar, and misses their turn this round if they haven’t had it yet. An agent who starts a round on a bar seat is fully healed at its end; next to a fireplace, wet clothes dry.

### The end
The match ends when the cat gets her collar: step onto her field with it, or hand it over from the field next to her. She can also find it on the floor. In the last round (usually round 10) the guests go home, and from then on the janitor throws one agent out per round until nobody is left.
On a tie in IP, the collar decides, then cocktails drunk, cocktails poured over enemies, less damage taken, and finally a coin.

### The map
The legend below the map explains what’s on it: \`@@\` is the active agent, capitals are your agents, lowercase letters everyone else. Your score and its parts are below it. Use “Notes” to mark who you think is an enemy or a guest.

### Shorter matches
With the option \`match\` the janitor throws everyone out after the last round: blitz (3 rounds), quick (5) or evening (7).`,
  de: `### Ziel
Du führst ein geheimes Agententeam durch ein Casino voller Gäste. Niemand weiß, wer zu wem gehört. **Am Ende gewinnt die Seite mit den meisten Geheimdienstpunkten (IP).** IP gibt es für:
- **Chips:** Alle Agenten starten mit 10 Chips, und am Ende wird jeder Chip zu IP (meist 10). Deshalb lohnt sich Roulette.
- **Geheimnisse:** Gäste und Tresore verraten sie (meist je 13 IP).
- **Das Halsband:** Wer es der Katze bringt, bekommt IP (meist 33) und beendet die Partie.

### Vor der Partie
Wähle 8-mal zwischen bis zu 3 Agenten und 3 Gadgets: 2 bis 4 Agenten, der Rest Gadgets. Gib dann jedes Gadget einem deiner Agenten und drücke „Fertig“. Die Gegenseite sieht davon nichts.

### Eine Runde
Alle handeln einmal pro Runde in zufälliger Reihenfolge. Gäste und Katze ziehen von selbst. Ein Agent hat meist 2 Schritte und 1 Aktion. Was die anderen getan haben, siehst du, wenn dein nächster Agent am Zug ist. Musste dazwischen niemand gefragt werden, waren es lauter Gäste.

### Schritte
„Gehen …“ führt so weit, wie deine Schritte reichen, und bietet beim nächsten Mal an weiterzugehen; manche Einträge gehen hin und handeln gleich. Steht dort schon jemand, tauscht ihr die Plätze; liegt dort ein Gegenstand, nimmst du ihn mit.

### Aktionen
- **Ausspionieren:** Ein Gast neben dir verrät vielleicht ein Geheimnis und manchmal die Kombination eines Tresors. Ein Gegner verrät nichts und bemerkt dich.
- **Tresor öffnen:** nur direkt daneben und mit der Kombination. Er enthält ein Geheimnis und die nächste Kombination, der letzte das Diamanthalsband.
- **Roulette** an einem Tisch neben dir: In 18 von 37 Fällen gewinnst du deinen Einsatz, sonst verlierst du ihn.
- **Cocktails:** Nimm einen von einem Bartisch, dann trink ihn als Heilung oder schütte ihn über jemanden. Nasse Kleider halbieren alle Chancen.
- **Gadgets und Talente:** Manche erlauben weitere Aktionen. Siehe die nächsten Seiten.

### Gesundheit
Bei 0 HP wird ein Agent mit 1 HP auf einen Sitzplatz gebracht, verliert das Halsband und den Zug dieser Runde, falls er noch aussteht. Wer eine Runde auf einem Sitzplatz beginnt, ist an ihrem Ende geheilt; neben einem Kamin trocknen nasse Kleider.

### Das Ende
Die Partie endet, wenn die Katze ihr Halsband bekommt: Geh damit auf ihr Feld oder gib es ihr vom Feld daneben. Sie kann es auch am Boden finden. In der letzten Runde (meist Runde 10) gehen die Gäste nach Hause, und ab dann wirft der Hausmeister jede Runde einen Agenten hinaus, bis niemand mehr da ist.
Bei gleich vielen IP entscheiden das Halsband, dann getrunkene Cocktails, über Gegner geschüttete Cocktails, weniger erlittener Schaden und zuletzt eine Münze.

### Die Karte
Die Legende unter der Karte erklärt, was darauf ist: \`@@\` ist am Zug, Großbuchstaben sind deine Agenten, Kleinbuchstaben alle anderen. Darunter steht, woraus dein Stand besteht. Mit „Notizen“ hältst du fest, wen du für gegnerisch oder für einen Gast hältst.

### Kürzere Partien
Mit der Option \`partie\` wirft der Hausmeister nach der letzten Runde alle hinaus: Blitz (3 Runden), schnell (5) oder Abend (7).`,
} as const;

const TYPING = {
  en: `You never have to type: the buttons and menus do everything. If you prefer typing, use \`/move\` with one of these. \`C7\` is column C, row 7.
- \`pick agent …\`, \`pick gadget JETPACK\`: choose from the offer; \`choose\` makes the remaining picks.
- \`give JETPACK to …\`: assign a gadget; \`share\` assigns the rest, \`ready\` enters the casino.
- \`walk C7\`: walk as far as your steps allow; \`step C7\`: one field.
- \`spy C7\`, \`open C7\`, \`observe C7\`, \`burn C7\`: spy on someone, open a safe, observe someone, wreck a roulette table.
- \`gamble C7 5\`: stake 5 chips at roulette.
- \`take C7\`, \`drink\`, \`pour C7\`: take, drink or pour a cocktail.
- \`use JETPACK F7\`: use a gadget.
- \`retire\`: end the turn.

### Gadget names`,
  de: `Tippen musst du nie: Alles geht mit Buttons und Menüs. Wer lieber tippt, nimmt \`/zug\` mit einer dieser Eingaben. \`C7\` ist Spalte C, Zeile 7.
- \`pick agent …\`, \`pick gadget JETPACK\`: aus dem Angebot wählen; \`choose\` trifft die übrigen Entscheidungen.
- \`give JETPACK to …\`: ein Gadget verteilen; \`share\` verteilt den Rest, mit \`ready\` geht es ins Casino.
- \`walk C7\`: gehen, so weit die Schritte reichen; \`step C7\`: ein Feld.
- \`spy C7\`, \`open C7\`, \`observe C7\`, \`burn C7\`: jemanden ausspionieren, einen Tresor öffnen, jemanden observieren, einen Roulettetisch zerstören.
- \`gamble C7 5\`: 5 Chips beim Roulette setzen.
- \`take C7\`, \`drink\`, \`pour C7\`: einen Cocktail nehmen, trinken oder verschütten.
- \`use JETPACK F7\`: ein Gadget benutzen.
- \`retire\`: den Zug beenden.

### Namen der Gadgets`,
} as const;

/** The pages of `/rules spy`. */
export const rulebook: readonly RulesPage[] = [
  { title: { en: 'Rules', de: 'Regeln' }, text: RULES },
  { title: { en: 'Gadgets', de: 'Gadgets' }, text: eachLanguage(gadgetList) },
  { title: { en: 'Talents', de: 'Talente' }, text: eachLanguage(talentList) },
  {
    title: { en: 'Typing moves', de: 'Züge eintippen' },
    text: eachLanguage((language) => `${TYPING[language]}\n${nameList(language)}`),
  },
];

function gadgetList(language: Language): string {
  return gadgets.map(({ title, about }) => `- **${say(title, language)}:** ${say(about, language)}`).join('\n');
}

function talentList(language: Language): string {
  return PROPERTY_NAMES.map((name) => properties[name])
    .map(({ title, about }) => `- **${say(title, language)}:** ${say(about, language)}`)
    .join('\n');
}

/** Returns the names of the usable gadgets in lines. */
function nameList(language: Language): string {
  return gadgets
    .filter(({ use }) => use)
    .map(({ name, title }) => `${say(title, language)}: \`${name}\``)
    .join(' · ');
}
