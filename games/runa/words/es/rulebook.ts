import type { rulebook as en } from '../en/rulebook.ts';

export const rulebook: typeof en = {
  rules: `### Objetivo
Guía a Runa por dos niveles de cuatro salas. En la cuarta espera un jefe. Derrota al Megasaurio al final del nivel 2 y habrás ganado. Si Runa se queda sin vida, la partida termina.

### Una ronda
1. **Juega una carta.** Las cartas no se gastan. Con dos monstruos en la sala, un ataque o un hechizo necesita además un objetivo.
2. **Tira.** En los ataques, el dado de Runa se suma al daño. Los hechizos no necesitan tirada.
3. **Los monstruos actúan.** Cada uno usa una habilidad. El tablero muestra qué hará después y cuánto peligro corre Runa. Un monstruo se salta los hechizos que no puede pagar.

### Enfoque
Cuanto más enfoque tiene Runa, más fuerte golpean sus hechizos. Un hechizo cuesta 1 de enfoque, pero nunca el último. Puede tener tanto enfoque como caras tiene su dado.

El enfoque acumulado llega justo antes del siguiente turno de quien lo acumula. Hasta entonces, ciertos ataques pueden romperlo: Tajo y Mandoble de tu lado, Arañazo y Zarpazo del suyo.

### Defensa
Parada debilita todos los ataques de los monstruos en esta ronda, y Reflejo devuelve parte de cada hechizo a quien lo lanza. Con Guardia o Desvío, un monstruo debilita tu próximo ataque o hechizo contra él.

### Después del combate
- **Salas 1 a 3:** toma cartas nuevas (1 de 2, o 2 de 4 si había dos monstruos) o un dado mayor: d4, d6, d8, d10, d12. Si ya tienes un d12, tomas cartas.
- **Primer jefe:** Runa recibe sus dos cartas de clase de nivel 2.
- **Curación:** después de cada combate, puedes descartar cartas para recuperar 10 de vida con cada una, hasta 50. Tienes que conservar al menos una carta.

### Puntuación
Las partidas se ordenan por salas superadas, luego por monstruos derrotados y luego por el menor daño recibido. Para la clasificación solo cuentan las partidas con el dado del bot y semillas al azar.

### Opciones
Con \`dado\` tiras tu propio dado y escribes el resultado. Con \`semillas\` fijas las semillas para repetir una partida.`,
  cards: {
    title: 'Cartas',
    text: `### Clases
Runa empieza con las dos cartas de su clase, de nivel 1.
- **Guerrera:** Estocada, Parada
- **Maga:** Enfoque, Agua
- **Paladina:** Tajo, Reflejo

### Ataques
n es el nivel de la carta; w, tu tirada.
\`Tajo    \` 4n + w, rompe el enfoque
\`Mandoble\` 5n + w, rompe el enfoque
\`Estocada\` 6n + w, +4n si w es 6 o más
\`Punzada \` 7n + w, +5n si w es 6 o más

### Hechizos
f es el enfoque de Runa.
\`Agua \` (2n + 4) × f, +2n contra el rayo
\`Hielo\` (2n + 4) × f + 2, +2n contra el agua
\`Fuego\` (2n + 5) × f, +2n contra el hielo
\`Rayo \` (2n + 5) × f + 2, +2n contra el fuego

### El resto
\`Parada \` cada ataque de esta ronda hace 7n menos
\`Reflejo\` hasta 10n de cada hechizo de esta ronda golpean a quien lo lanza
\`Enfoque\` +n de enfoque después del turno de los monstruos, si no se rompe`,
  },
  monsters: {
    title: 'Monstruos',
    intro: 'La vida de cada monstruo, su elemento si tiene uno y sus habilidades en el orden en que las usa.',
    abilities: `### Habilidades
n es el nivel de la habilidad.
- Ataques: Arañazo 5n y Zarpazo 6n (ambos rompen el enfoque), Golpe 8n, Mordisco 10n
- Hechizos: Agua 8n + 2, Hielo 10n + 2, Fuego 12n + 2, Rayo 14n + 2. Cada uno necesita y cuesta n de enfoque.
- Enfoque: +n de enfoque antes de su siguiente turno, si no se rompe
- Guardia: tu próximo ataque hace 7n de daño menos
- Desvío: tu próximo hechizo hace 11n + 2 de daño menos`,
  },
  level: ({ level }) => `### Nivel ${level}`,
  monsterLine: ({ monster, hp, element, abilities }) =>
    `- **${monster}** (${hp}${element ? `, ${element}` : ''}): ${abilities}`,
  ascension: {
    title: 'Ascensión',
    intro: `### Ascensión
La opción \`ascensión\` hace más difícil la partida. Cada paso suma su regla a las anteriores.`,
    week: `### Reglas de la semana
Con \`semana\` juegas con las reglas de esta semana: tres de las de arriba y una que ayuda. Son iguales para todo el mundo y cambian cada lunes.`,
  },
  expansion: {
    title: 'Expansión',
    intro: 'La opción `expansión` añade lo siguiente. En cada nivel espera uno de dos jefes.\n### Clases',
    cards: '### Cartas\nn es el nivel de la carta; w, tu tirada; f, el enfoque de Runa.',
  },
  cardLine: ({ card, effect }) => `- **${card}**: ${effect}`,
  formulas: {
    strike: ({ power, bonus, breaksFocus }) =>
      `${power}n + w${bonus ? `, +${bonus}n si w es 6 o más` : ''}${breaksFocus ? ', rompe el enfoque' : ''}`,
    spell: ({ perFocus, extra, element }) =>
      `(2n + ${perFocus}) × f${extra ? ` + ${extra}` : ''}, +2n contra el ${element}`,
    parry: ({ power }) => `los ataques hacen ${power}n menos`,
    reflect: ({ power }) => `refleja ${power}n de magia`,
    focus: ({ power }) => `+${power}n de enfoque`,
  },
  typing: `En vez de pulsar botones, puedes escribir una jugada con \`/jugada\`. Todo se numera en el orden en que se ofrece.
- \`2\`: la segunda clase, carta, recompensa u objetivo, o una tirada de 2
- \`2,1\`: dos cartas del botín, o cartas para descartar
- \`none\`: conservar todas las cartas
- \`61,86\`: las semillas de las cartas y los monstruos`,
};
