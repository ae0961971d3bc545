import type { SpyWords } from '../en/index.ts';

export const rulebook: Pick<SpyWords, 'rulebook'> = {
  rulebook: {
    rules: `### Ziel
Du führst ein geheimes Agententeam durch ein Casino voller Gäste. Niemand weiß, wer zu wem gehört. **Am Ende gewinnt die Seite mit den meisten Geheimdienstpunkten (IP).** IP gibt es für:
- **Chips:** Alle Agenten starten mit 10 Chips, und am Ende wird jeder Chip zu IP (meist 10). Deshalb lohnt sich Roulette.
- **Geheimnisse:** Gäste und Tresore verraten sie (meist je 13 IP).
- **Das Halsband:** Wer es der Katze bringt, bekommt IP (meist 33) und beendet die Partie.

### Vor der Partie
Wähle 8-mal zwischen bis zu 3 Agenten und 3 Gadgets: 2 bis 4 Agenten, der Rest Gadgets. Gib dann jedes Gadget einem deiner Agenten und drücke „Fertig“. Die Gegenseite sieht davon nichts.

### Eine Runde
Alle handeln einmal pro Runde in zufälliger Reihenfolge. Gäste und Katze ziehen von selbst. Ein Agent hat meist 2 Schritte und 1 Aktion. Was die anderen getan haben, siehst du, wenn dein nächster Agent am Zug ist. Musste dazwischen niemand gefragt werden, waren es lauter Gäste.

### Schritte
„Gehen …“ führt so weit, wie deine Schritte reichen, und bietet beim nächsten Mal an weiterzugehen. Einträge wie „2 Schritte, dann Kaya ausspionieren“ handeln auch gleich. Steht dort schon jemand, tauscht ihr die Plätze; liegt dort ein Gegenstand, nimmst du ihn mit.

### Aktionen
- **Ausspionieren:** Ein Gast neben dir verrät vielleicht ein Geheimnis und manchmal die Kombination eines Tresors. Ein Gegner verrät nichts und bemerkt dich.
- **Tresor öffnen:** nur direkt daneben und mit der Kombination. Er enthält ein Geheimnis und die nächste Kombination, der letzte das Diamanthalsband.
- **Roulette** an einem Tisch neben dir: In 18 von 37 Fällen gewinnst du deinen Einsatz, sonst verlierst du ihn.
- **Cocktails:** Nimm einen von einem Bartisch, dann trink ihn als Heilung oder schütte ihn über jemanden. Nasse Kleider halbieren alle Chancen.
- **Gadgets und Talente:** Manche erlauben weitere Aktionen. Siehe die nächsten Seiten.

### Leben
Bei 0 Leben wird ein Agent mit 1 Leben auf einen Sitzplatz gebracht, verliert das Halsband und den Zug dieser Runde, falls er noch aussteht. Wer eine Runde auf einem Sitzplatz beginnt, ist an ihrem Ende geheilt; neben einem Kamin trocknen nasse Kleider.

### Das Ende
Die Partie endet, wenn die Katze ihr Halsband bekommt: Geh damit auf ihr Feld oder gib es ihr vom Feld daneben. Sie kann es auch am Boden finden. In der letzten Runde (meist Runde 10) gehen die Gäste nach Hause, und von da an wirft der Hausmeister jede Runde einen Agenten hinaus, bis niemand mehr da ist.
Bei gleich vielen IP entscheiden das Halsband, dann getrunkene Cocktails, über Gegner geschüttete Cocktails, weniger erlittener Schaden und zuletzt eine Münze.

### Die Karte
Die Legende unter der Karte erklärt, was darauf ist: \`<\` ist am Zug, Großbuchstaben sind deine Agenten, Kleinbuchstaben alle anderen. Über der Karte steht, woraus dein Stand besteht. Mit „Notizen“ hältst du fest, wen du für gegnerisch oder für einen Gast hältst.

### Kürzere Partien
Mit der Option \`länge\` wirft der Hausmeister nach der letzten Runde alle hinaus: Blitz (3 Runden), schnell (5) oder Abend (7).`,
    typing: `Tippen musst du nie: Alles geht mit Buttons und Menüs. Wenn du lieber tippst, nutze \`/zug\` mit einer dieser Eingaben. \`C7\` ist Spalte C, Zeile 7.
- \`pick agent …\`, \`pick gadget JETPACK\`: aus dem Angebot wählen; \`choose\` trifft die übrigen Entscheidungen.
- \`give JETPACK to …\`: ein Gadget verteilen; \`share\` verteilt den Rest, mit \`ready\` geht es ins Casino.
- \`walk C7\`: gehen, so weit die Schritte reichen; \`step C7\`: ein Feld.
- \`spy C7\`, \`open C7\`, \`observe C7\`, \`burn C7\`: jemanden ausspionieren, einen Tresor öffnen, jemanden observieren, einen Roulettetisch zerstören.
- \`gamble C7 5\`: 5 Chips beim Roulette setzen.
- \`take C7\`, \`drink\`, \`pour C7\`: einen Cocktail nehmen, trinken oder über jemanden schütten.
- \`use JETPACK F7\`: ein Gadget benutzen.
- \`retire\`: den Zug beenden.

### Namen der Gadgets`,
    gadgets: 'Gadgets',
    talents: 'Talente',
  },
};
