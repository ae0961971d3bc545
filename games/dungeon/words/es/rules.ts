import type { rules as english } from '../en/rules.ts';

export const rules: typeof english = {
  lesson: {
    hero: {
      about: 'Cada héroe tiene vida, ataque, defensa y una habilidad especial. Jon Snow aguanta mucho y puede curarse.',
      task: 'Elige a Jon Snow.',
    },
    step: {
      about: 'Tú eres @, # es un muro y s un soldado. En cada ronda actúas una vez y luego cada enemigo actúa una vez.',
      task: 'Da un paso a la derecha: →',
    },
    walk: {
      about:
        '«Ir a…» te ahorra ir paso a paso: avanzas hasta que te detiene un muro, una abertura o un enemigo. Debajo del tablero ves quién te ha descubierto y cuánto daño podrías recibir.',
      task: 'En «Ir a…», elige →→',
    },
    attack: {
      about:
        'El soldado está justo a tu lado. Avanza hacia un enemigo para atacarlo: el daño es una tirada de 0 a tu ataque menos otra de 0 a su defensa.',
      task: 'Ataca: →',
    },
    attackAgain: {
      about: 'Te devuelve el golpe en la misma ronda, pero tu ataque es mucho mayor que el suyo.',
      task: 'Ataca otra vez: →',
    },
    ability: {
      about:
        'Tu habilidad está lista. El Escudo de vengador te cura y golpea a un enemigo cercano, que no puede defenderse. Después necesita unas rondas para recargarse.',
      task: 'Usa el Escudo de vengador.',
    },
    kill: {
      about:
        'Apenas le queda vida. Matar enemigos da experiencia, y con suficiente experiencia subes de rango y mejoras en todo.',
      task: 'Ataca por última vez: →',
    },
    done: 'Ya sabes andar, atacar, usar una habilidad y subir de rango. Te esperan diez niveles, con trampas ocultas y jefes que disparan.',
  },
  rulebook: {
    rules: `### Objetivo
Supera todos los niveles. Un nivel está superado cuando todos sus enemigos han muerto. Supera el último y ganas la expedición.
Tu héroe tiene una sola vida y lo conserva todo de un nivel a otro, pero entre ellos no se cura.

### Una ronda
Tú haces una acción y luego cada enemigo hace otra.
- **← ↑ ↓ →**: dar un paso. Avanza hacia un enemigo para atacarlo.
- **Ir a…** da todos los pasos de una vez, **Luchar contra…** todos los pasos hasta un enemigo y todos los ataques contra él: el botón dice cuánto te costará probablemente. **Retirarse** te lleva adonde nadie te ve. Se detienen cuando un enemigo te descubre o pierdes vida; una lucha, cuando has perdido un cuarto de tu vida o podrías morir.
- **Escudo, Ventisca, Cuchillos** o **Disparar**: usar la habilidad de tu héroe.
- **Esperar** deja pasar una ronda. **Descansar** espera hasta que tu habilidad se recupera del todo o se acerca un enemigo.
Los muros solo cortan el paso: todos pueden ver, lanzar hechizos y disparar a través de ellos.

### Atacar
Quien ataca tira de 0 a su ataque; quien defiende, de 0 a su defensa. La diferencia es el daño. Si tu paso mata a un enemigo, avanzas a su casilla.

### Subir de rango
Matar enemigos da experiencia. Al reunir 50 × tu rango, subes: ganas vida, ataque y defensa, y te curas del todo.

### El reto diario
\`/reto-diario\` trae cada día un nivel nuevo, con las mismas tiradas para todo el mundo, y cualquier héroe puede superarlo. Intenta usar las menos rondas posibles y, si puedes, menos que la máquina. Si hay empate, cuenta la vida que te queda o, si mueres, la experiencia.`,
    heroes: {
      title: 'Héroes',
      text: `### Habilidades
- **Guerrero**, Escudo de vengador: cura 10 × la defensa y golpea a un enemigo al azar a menos de 3 casillas con una décima parte de tu vida máxima. El objetivo no puede defenderse. Después tiene que recargarse.
- **Mago**, Ventisca: varios golpes con tu poder mágico a enemigos al azar que estén al alcance. Cuesta maná; en cada ronda recuperas tanto como tu rango.
- **Pícaro**, Abanico de cuchillos: golpea con tu ataque a los enemigos de las 8 casillas que te rodean. Cuesta energía; recuperas 10 por ronda.
- **Cazador**, Disparo: golpea con tu ataque al enemigo más cercano que esté al alcance. Cuesta 1 flecha; recibes flechas nuevas cada 11 rondas.

### Los héroes en el rango 1
`,
    },
    levels: {
      title: 'Niveles',
      text: `### Un solo nivel
Con la opción \`nivel\` de \`/jugar dungeon\` juegas un solo nivel, con la experiencia de todos los anteriores.

### Descenso sin fin
La opción \`sin-fin\` te lleva tan abajo como seas capaz de llegar. Cada nivel es nuevo y más difícil que el anterior, y tu profundidad es tu resultado. Allí también puedes jugar con Maren, Pip Linterna o Vesna, y encontrarás otras criaturas.

### Tus propios niveles
Sube un archivo de texto con tableros hechos de \`#\` (muro), \`.\` (suelo), un \`@\` (inicio del héroe) y letras de enemigos. Un tablero puede tener hasta 60 × 30 casillas y 100 enemigos. Separa los tableros con líneas vacías, con líneas como \`level2.txt:\`, o ponlos en varios archivos.
Con \`/diseñar niveles\` puedes dibujarlos aquí mismo.

### Tus propios héroes y enemigos
Sube un archivo de texto con un personaje por línea. Se suman a los de arriba, en todos los niveles y en un descenso sin fin.
\`\`\`
Rogue Mina: health 200, attack 30, defense 3, cost 25
monster r Rata: health 40, attack 6, defense 1, vision 4, experience 15
boss O Ogro: health 900, attack 60, defense 20, vision 6, experience 400, frequency 4
trap S Fosa: health 90, attack 30, defense 5, experience 60, shown 2, hidden 5
\`\`\`
Un \`Warrior\` tiene \`cooldown\`; un \`Hunter\`, \`range\`; un \`Mage\`, \`mana pool\`, \`mana cost\`, \`spell power\`, \`hits\` y \`range\`.`,
    },
    typing: `- De \`1\` a \`7\`: elegir héroe
- \`w\` arriba, \`s\` abajo, \`a\` izquierda, \`d\` derecha
- \`e\`: usar tu habilidad
- \`q\`: esperar
- \`walk w\` (o \`s\`, \`a\`, \`d\`): seguir andando
- \`rest\`: descansar

Puedes escribir jugadas que no tienen botón, como un paso contra un muro. Una habilidad fallida también gasta la ronda.`,
    enemies: 'Enemigos',
    monster: '### Monstruos\nTe persiguen cuando estás más cerca que su alcance de visión. Si no, deambulan.',
    boss: '### Jefes\nComo los monstruos, pero después de verte unas rondas disparan: todo su ataque menos tu tirada de defensa.',
    trap: '### Trampas\nNunca se mueven, te atacan en las 8 casillas que las rodean y están ocultas casi siempre. ¡Recuerda dónde están!',
    deep: 'Las profundidades',
  },
};
