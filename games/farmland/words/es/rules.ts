import type { rules as english } from '../en/rules.ts';

export const rules: typeof english = {
  lesson: {
    place: {
      about:
        'Una vez por turno colocas cartas junto a tu rey, X. Las unidades entran boca abajo: solo tú las ves hasta que se descubren. 1000/1000 son su ataque (ATK) y su defensa (DEF).',
      task: 'Coloca el granjero de cabras en D2.',
    },
    move: {
      about:
        'Cada unidad puede moverse una casilla por turno, incluso la que acabas de colocar: * marca las que aún pueden.',
      task: 'Muévelo de D2 a D3.',
    },
    end: {
      about:
        'No hay nada más que valga la pena en este turno. Con 5 cartas en la mano tendrías que descartar una, pero solo tienes 4.',
      task: 'Termina tu turno.',
    },
    placeSecond: {
      about:
        'Ha aparecido una unidad boca abajo en D6. Puede que un granjero no baste, pero dos de tus unidades pueden unirse en una.',
      task: 'Coloca el guarda del granero en D2.',
    },
    unite: {
      about:
        'Que dos unidades puedan unirse depende de sus valores; el menú te lo muestra antes de que elijas. Si no encajan, se pierde una de las dos.',
      task: 'Mueve D2 sobre tu propia unidad en D3.',
    },
    moveUnion: {
      about: 'Una unidad recién unida aún puede moverse en este turno.',
      task: 'Muévela de D3 a D4.',
    },
    wait: {
      about: 'Ahora espera a que tu rival se acerque.',
      task: 'Termina tu turno.',
    },
    attack: {
      about:
        'Si mueves una unidad sobre una enemiga, empieza un duelo: cae la que tenga menos ataque, y su bando recibe la diferencia como daño. Contra el rey cuenta todo tu ataque.',
      task: 'Ataca D5 desde D4.',
    },
    done: 'Ya sabes colocar, mover, unir y ganar un duelo. Lleva a tu rival de 8000 puntos de vida a 0 y ganas.',
  },
  rulebook: {
    rules: `### Objetivo
Lleva a tu rival de 8000 puntos de vida a 0. También ganas si tiene que robar una carta y su mazo está vacío.

Jugar en segundo lugar es una ventaja. Con el **inicio equilibrado**, ambos bandos ganan más o menos lo mismo: quien empieza tiene 12000 puntos de vida.

### Tu turno
Robas una carta. Después puedes, en el orden que quieras:
- **colocar** una vez: una o varias cartas de tu mano, todas en la misma casilla junto a tu rey (también en diagonal).
- **mover** una vez cada unidad y tu rey: una casilla hacia arriba, abajo, la izquierda o la derecha.
- **descubrir** una unidad boca abajo antes de que se mueva. No cuenta como movimiento.
- **bloquear** con una unidad en vez de moverla. Bloquea hasta su próximo movimiento.

Luego terminas tu turno. Con 5 cartas en la mano debes descartar una; con menos, no puedes.

### Unidades
1200/800 significa ataque 1200, defensa 800. Las unidades entran boca abajo: solo tú ves qué son. Una unidad recién colocada puede moverse enseguida. Puedes tener hasta 5 unidades en el tablero; una sexta se pierde al momento.

### Duelos
Mueve una unidad a una casilla enemiga para atacar. Ambas unidades se descubren y así se quedan.
- **Contra una unidad:** cae la que tenga menos ataque, y su bando recibe la diferencia como daño. Si empatan, caen ambas.
- **Contra una unidad que bloquea:** tu ataque contra su defensa. Si es mayor, cae sin causar daño. Si es menor, recibes la diferencia como daño y ambas se quedan. Si empatan, no pasa nada.
- **Contra el rey:** tu rival recibe todo tu ataque como daño, y tu unidad se queda donde está.

Si tu unidad derrota a otra, avanza a su casilla.

### El rey
Se mueve como una unidad, pero nunca ataca, bloquea ni cae. Si se mueve sobre una de tus unidades, esta se pierde. Tus unidades no pueden entrar en su casilla.

### El tablero
\`x\` marca las unidades del bando que empezó, \`y\` las del otro; las mayúsculas son los reyes. \`*\` aún puede moverse, \`#\` bloquea, \`+\` es una casilla que puedes elegir. \`x26\` es una unidad con ataque 2600, \`x26?\` una tuya boca abajo, \`y?\` una boca abajo que no conoces. \`+2\` tras un nombre significa que incluye otras 2 unidades. \`/consultar\` muestra los nombres completos y la leyenda.`,
    unions: {
      title: 'Uniones',
      text: `### Cómo unir
Mueve o coloca una unidad sobre una de las tuyas. El menú muestra el resultado antes de que elijas.
- La unidad unida aún puede moverse en este turno. Solo está boca arriba si las dos lo estaban.
- Puede volver a unirse, pero nunca se separa.
- Si las dos no encajan, se pierde la que ya estaba allí.

### Qué unidades encajan
Se aplica la primera regla que se cumpla. Las unidades con el mismo nombre nunca se unen.
1. **Simbiosis:** el ataque de cada unidad es igual a la defensa de la otra, y uno de los ataques es mayor. El ataque mayor pasa a ser el nuevo ataque y la nueva defensa.
2. **Almas afines:** los dos ataques, o las dos defensas, tienen un divisor común mayor que 100. Los valores se suman, menos el mayor de esos divisores.
3. **Primos:** el máximo común divisor es exactamente 100, y los dos ataques, o las dos defensas, son un número primo de centenas (200, 300, 500, 700, 1100…). Los valores se suman.

### Ejemplos
- Granjero del establo 500/300 y granjero de margaritas 300/500: simbiosis, 500/500
- Granjero de vacas 1400/1400 y guarda del granero 400/900: almas afines (200), 1600/2100
- Granjero de grano 1100/1100 y moza de la trilla 1300/1000: primos (11 y 13), 2400/2100
- Granjero de cercas 300/1000 y guarda del granero 400/900: no encajan`,
    },
    classicDeck: 'Mazo clásico',
    otherDecks: 'Otros mazos',
    moreDecks: 'Más mazos',
    ownDecks:
      '¿Quieres tus propias unidades? Crea un mazo con `/diseñar mazo-farmland` o sube tus archivos al empezar una partida con `/jugar farmland`.',
    typing: `Con los botones y los menús se puede hacer todo. Si prefieres escribir, usa \`/jugada\`:
- \`D1 move D2\`: mover el rey o una unidad de D1 a D2, atacar o unirse allí
- \`D4 move D4\`: dejar de bloquear
- \`D4 flip\`: descubrir, \`D4 block\`: bloquear
- \`place 3 D2\`: colocar la carta 3 de tu mano en D2
- \`place 3 1 D2\`: colocar la carta 3 y luego la 1 en D2
- \`yield\`: terminar tu turno
- \`yield 3\`: descartar la carta 3 y terminar tu turno
- \`auto\`: dejar que la máquina juegue todo tu turno (no si ya lo has empezado; contra otras personas, solo con pistas)`,
  },
};
