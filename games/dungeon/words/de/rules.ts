import type { rules as english } from '../en/rules.ts';

export const rules: typeof english = {
  lesson: {
    hero: {
      about:
        'Jeder Held hat Leben, Angriff, Abwehr und eine besondere Fähigkeit. Jon Snow hält viel aus und kann sich heilen.',
      task: 'Wähle Jon Snow.',
    },
    step: {
      about:
        'Du bist @, # ist eine Wand und s ein Soldat. In jeder Runde machst du eine Aktion, danach jeder Gegner eine.',
      task: 'Geh einen Schritt nach rechts: →',
    },
    walk: {
      about:
        '„Gehe zu …“ erspart dir einzelne Schritte: Du läufst weiter, bis dich eine Wand, ein Durchgang oder ein Gegner aufhält. Unter dem Brett liest du, wer dich sieht und wie viel Schaden dir droht.',
      task: 'Wähle bei „Gehe zu …“ →→',
    },
    attack: {
      about:
        'Der Soldat steht direkt neben dir. Geh auf einen Gegner zu, um ihn anzugreifen: ein Wurf bis zu deinem Angriff minus ein Wurf bis zu seiner Abwehr.',
      task: 'Greif an: →',
    },
    attackAgain: {
      about: 'Er greift dich in derselben Runde an, aber dein Angriff ist viel höher als seiner.',
      task: 'Greif noch einmal an: →',
    },
    ability: {
      about:
        'Deine Fähigkeit ist bereit. Der Rächerschild heilt dich und trifft einen Gegner in der Nähe, der sich nicht wehren kann. Danach braucht er ein paar Runden Pause.',
      task: 'Setz den Rächerschild ein.',
    },
    kill: {
      about:
        'Er hat kaum noch Leben. Besiegte Gegner geben Erfahrung, und mit genug Erfahrung steigst du auf und bekommst von allem mehr.',
      task: 'Greif ein letztes Mal an: →',
    },
    done: 'Du kannst laufen, angreifen, eine Fähigkeit einsetzen und aufsteigen. Zehn Level warten auf dich, mit versteckten Fallen und schießenden Bossen.',
  },
  rulebook: {
    rules: `### Ziel
Schaffe alle Level. Ein Level ist geschafft, wenn alle Gegner darin tot sind. Mit dem letzten gewinnst du den Durchlauf.
Dein Held hat nur ein Leben und behält alles von Level zu Level, wird dazwischen aber nicht geheilt.

### Eine Runde
Du machst eine Aktion, danach jeder Gegner eine.
- **← ↑ ↓ →**: einen Schritt gehen. Geh auf einen Gegner zu, um ihn anzugreifen.
- **Gehe zu …** macht alle Schritte auf einmal, **… bekämpfen** alle Schritte zu einem Gegner und alle Angriffe auf ihn: Auf dem Button steht, was dich der Kampf voraussichtlich kostet. **Zurückziehen** führt dich dorthin, wo dich niemand sieht. Sie halten an, wenn dich ein Gegner entdeckt oder du Leben verlierst; ein Kampf erst, wenn ein Viertel deines vollen Lebens weg ist oder du sterben könntest.
- **Schild, Blizzard, Messer** oder **Schuss**: die Fähigkeit deines Helden einsetzen.
- **Warten** lässt eine Runde vergehen. **Rasten** wartet, bis deine Fähigkeit wieder voll bereit ist oder ein Gegner naht.
Wände versperren nur den Weg: Alle können durch sie hindurch sehen, zaubern und schießen.

### Angreifen
Wer angreift, würfelt 0 bis Angriff; wer verteidigt, 0 bis Abwehr. Die Differenz ist der Schaden. Besiegst du einen Gegner mit einem Schritt, rückst du auf sein Feld.

### Aufsteigen
Besiegte Gegner geben Erfahrung. Bei 50 × deiner Stufe steigst du auf: mehr Leben (aufgefüllt), Angriff und Abwehr.

### Das Tagesspiel
\`/täglich\` bringt jeden Tag ein neues Level, mit denselben Würfen für alle, und jeder Held kann es schaffen. Schaff es in möglichst wenigen Runden, am besten in weniger als der Computer. Bei Gleichstand zählt, wer mehr Leben übrig hat; wer stirbt, wird nach Erfahrung gewertet.`,
    heroes: {
      title: 'Helden',
      text: `### Fähigkeiten
- **Krieger**, Rächerschild: heilt 10 × Abwehr und trifft einen zufälligen Gegner, der weniger als 3 Felder entfernt ist, mit einem Zehntel deines vollen Lebens. Das Ziel kann sich nicht wehren. Danach braucht der Schild eine Pause.
- **Magier**, Blizzard: mehrere Treffer mit deiner Zauberkraft auf zufällige Gegner in Reichweite. Kostet Mana; pro Runde kommt so viel zurück, wie deine Stufe hoch ist.
- **Schurken**, Messerfächer: trifft die Gegner auf allen 8 Feldern um dich herum mit deinem Angriff. Kostet Energie; pro Runde kommen 10 zurück.
- **Jäger**, Schuss: trifft den nächsten Gegner in Reichweite mit deinem Angriff. Kostet 1 Pfeil; neue Pfeile gibt es alle 11 Runden.

### Helden auf Stufe 1
`,
    },
    levels: {
      title: 'Level',
      text: `### Ein einzelnes Level
Mit der Option \`level\` von \`/spielen dungeon\` spielst du nur ein Level, mit der Erfahrung aus allen Leveln davor.

### Endloser Abstieg
Mit der Option \`endlos\` geht es so tief hinab, wie du kommst: Jedes Level ist neu und schwerer als das letzte, und deine Tiefe ist dein Ergebnis. Maren, Pip Laterne und Vesna sind dabei, und dort leben Wesen, die du oben nicht triffst.

### Eigene Level
Lade eine Textdatei mit Brettern aus \`#\` (Wand), \`.\` (Boden), einem \`@\` (Start des Helden) und Gegnerbuchstaben hoch. Ein Brett kann bis zu 60 × 30 Felder und 100 Gegner haben. Trenne Bretter durch Leerzeilen, durch Zeilen wie \`level2.txt:\` oder verteile sie auf mehrere Dateien.
Mit \`/entwerfen level\` kannst du sie direkt hier zeichnen.

### Eigene Helden und Gegner
Lade eine Textdatei mit einer Figur pro Zeile hoch. Sie kommen zu denen von oben dazu, in allen Leveln und beim endlosen Abstieg.
\`\`\`
Rogue Mina: health 200, attack 30, defense 3, cost 25
monster r Ratte: health 40, attack 6, defense 1, vision 4, experience 15
boss O Oger: health 900, attack 60, defense 20, vision 6, experience 400, frequency 4
trap S Grube: health 90, attack 30, defense 5, experience 60, shown 2, hidden 5
\`\`\`
Ein \`Warrior\` hat \`cooldown\`, ein \`Hunter\` \`range\`, ein \`Mage\` \`mana pool\`, \`mana cost\`, \`spell power\`, \`hits\` und \`range\`.`,
    },
    typing: `- \`1\` bis \`7\`: Helden wählen
- \`w\` hoch, \`s\` runter, \`a\` links, \`d\` rechts
- \`e\`: Fähigkeit einsetzen
- \`q\`: warten
- \`walk w\` (oder \`s\`, \`a\`, \`d\`): weiterlaufen
- \`rest\`: rasten

Du kannst auch Züge eintippen, für die es keinen Button gibt, etwa einen Schritt gegen eine Wand. Auch ein misslungener Einsatz der Fähigkeit kostet die Runde.`,
    enemies: 'Gegner',
    monster: '### Monster\nSie verfolgen dich, wenn du näher bist als ihre Sichtweite; sonst streifen sie umher.',
    boss: '### Bosse\nWie Monster, aber wenn sie dich einige Runden lang sehen, schießen sie: mit vollem Angriff minus deinem Abwehrwurf.',
    trap: '### Fallen\nSie bleiben stehen, greifen dich auf allen 8 Feldern um sich herum an und sind meist unsichtbar. Merk dir, wo sie sind!',
    deep: 'Die Tiefe',
  },
};
