import { feminine, masculine } from '@longtable/kit';
import type { SpyWords } from '../en/index.ts';

export const rules: Pick<SpyWords, 'gadgets' | 'actions' | 'talents' | 'fields'> = {
  gadgets: {
    antiPlagueMask: {
      thing: feminine('máscara antipeste'),
      about: 'Basta con llevarla: cura 10 de vida al principio de cada turno.',
    },
    bowlerBlade: {
      thing: masculine('bombín afilado'),
      about: 'Lánzalo a alguien a la vista, sin obstáculos en medio. Cae al lado; ve a su casilla para recogerlo.',
    },
    chickenFeed: {
      thing: feminine('pista falsa'),
      about: 'Dásela a un enemigo a tu lado: ganas la diferencia de PI, o la pierdes si tienes menos.',
    },
    diamondCollar: {
      thing: masculine('collar de diamantes'),
      about: 'Dáselo al gato a tu lado para acabar la partida.',
    },
    fogTin: {
      thing: feminine('lata de niebla'),
      about: 'Cubre de niebla 3 rondas una casilla a la vista y las de alrededor. Nadie ve ni actúa en ellas.',
    },
    gasGloss: {
      thing: masculine('pintalabios de gas'),
      about: 'Hiere a alguien a tu lado. Un solo uso.',
    },
    grapple: {
      thing: masculine('gancho'),
      about: 'Atrae un objeto del suelo o un cóctel de una mesa a la vista.',
    },
    hairdryer: {
      thing: masculine('secador inalámbrico'),
      about: 'Seca tu ropa mojada o la de alguien a tu lado.',
    },
    jetpack: {
      thing: masculine('jetpack'),
      about: 'Vuela a cualquier casilla libre. Un solo uso.',
    },
    laserCompact: {
      thing: feminine('polvera láser'),
      about: 'Evapora un cóctel a la vista, en una mesa o en la mano de alguien.',
    },
    magneticWatch: {
      thing: masculine('reloj magnético'),
      about: 'Basta con llevarlo: los bombines afilados lanzados no te hieren.',
    },
    mirrorOfWilderness: {
      thing: masculine('espejo de las apariencias'),
      about: 'Intercambia tus PI con alguien a tu lado: siempre con tu equipo, por azar con los demás. Se rompe.',
    },
    moledie: {
      thing: masculine('dado topo'),
      about: 'Lánzalo a alguien: quien lo lleva pierde Trucos del oficio, Ganzúa y Observación.',
    },
    mothballPouch: {
      thing: feminine('bolsa de naftalina'),
      about: 'Cinco bolas: tira una a una chimenea a la vista para herir a quien esté junto a ella.',
    },
    nugget: {
      thing: feminine('pepita'),
      about: 'Dásela a alguien a tu lado: un invitado se te une; un enemigo se la queda y sabe quién eres.',
    },
    pocketLitter: {
      thing: feminine('tapadera de bolsillo'),
      about: 'Basta con llevarla: Observación te toma por un invitado.',
    },
    poisonPills: {
      thing: masculine('frasco de píldoras venenosas'),
      about: 'Cinco píldoras para cócteles a tu lado, en una mesa o en una mano. Solo lo sabe tu bando.',
    },
    rocketPen: {
      thing: feminine('pluma lanzacohetes'),
      about: 'Explota en una casilla a la vista y alrededor: derriba paredes y hiere a quien esté allí.',
    },
    technicolourPrism: {
      thing: masculine('prisma Technicolor'),
      about: 'Invierte para siempre los resultados de una mesa de ruleta a tu lado.',
    },
    wiretapWithEarplugs: {
      thing: masculine('micrófono espía'),
      about: 'Colócaselo a alguien a tu lado, sea quien sea. Ganas los mismos PI hasta que falle.',
    },
  },
  actions: {
    burn: {
      title: 'Destrozar una mesa de ruleta',
      about: 'Destroza para siempre una mesa de ruleta a tu lado, con fichas y todo.',
    },
    drink: {
      title: 'Beber',
      about: 'Tu cóctel te cura, salvo que esté envenenado.',
    },
    gamble: {
      title: 'Jugar a la ruleta',
      about: 'Apuesta fichas en una mesa a tu lado. Las fichas se convierten en PI al final.',
    },
    observe: {
      title: 'Observar',
      about: 'Puede revelar si alguien a la vista es un enemigo. Nunca se da cuenta.',
    },
    spy: {
      title: 'Espiar a alguien',
      about: 'Un invitado a tu lado quizá revele un secreto. Un enemigo no revela nada y se da cuenta.',
    },
    open: {
      title: 'Abrir una caja fuerte',
      about: 'Con la combinación obtienes un secreto y la siguiente. La última caja contiene el collar.',
    },
    pour: {
      title: 'Tirar un cóctel encima',
      about: 'Sobre alguien a tu lado. Si no lo esquiva, la ropa mojada reduce sus probabilidades a la mitad.',
    },
    step: {
      title: 'Paso',
      about: 'Una casilla en cualquier dirección. Quien esté allí cambia de sitio contigo.',
    },
    take: {
      title: 'Recoger un cóctel',
      about: 'De una mesa de bar a tu lado, con la mano libre.',
    },
  },
  talents: {
    nimbleness: { title: 'Rapidez', about: '3 pasos por ronda.', brief: '3 pasos' },
    sluggishness: { title: 'Pesadez', about: 'Solo 1 paso por ronda.', brief: '1 paso' },
    ponderousness: {
      title: 'Lentitud',
      about: 'Pierde cada ronda un paso o una acción al azar.',
      brief: '−1 paso o acción',
    },
    spryness: { title: 'Viveza', about: '2 acciones por ronda.', brief: '2 acciones' },
    agility: {
      title: 'Agilidad',
      about: 'Gana cada ronda un paso o una acción al azar.',
      brief: '+1 paso o acción',
    },
    luckyDevil: { title: 'Suerte loca', about: 'Gana a la ruleta 23 de cada 37 veces.', brief: 'ruleta 62 %' },
    jinx: { title: 'Mala sombra', about: 'Solo gana a la ruleta 13 de cada 37 veces.', brief: 'ruleta 35 %' },
    clammyClothes: {
      title: 'Ropa mojada',
      about: 'Probabilidades a la mitad hasta que una chimenea o un secador sequen la ropa.',
      brief: 'probabilidades ÷ 2',
    },
    constantlyClammyClothes: {
      title: 'Ropa siempre mojada',
      about: 'Las probabilidades están siempre a la mitad.',
      brief: 'probabilidades ÷ 2',
    },
    robustStomach: {
      title: 'Estómago de hierro',
      about: 'Los cócteles curan el doble y el veneno hace la mitad de daño.',
      brief: 'los cócteles × 2',
    },
    toughness: {
      title: 'Resistencia',
      about: 'Recibe la mitad de daño, salvo el del veneno.',
      brief: 'mitad de daño',
    },
    babysitter: {
      title: 'Escolta',
      about: 'A veces para los ataques contra su equipo justo al lado.',
      brief: 'protege al equipo',
    },
    honeyTrap: {
      title: 'Seducción',
      about: 'Los ataques en su contra a veces alcanzan a otra persona.',
      brief: 'desvía ataques',
    },
    bangAndBurn: {
      title: 'Sabotaje',
      about: 'Puede destrozar una mesa de ruleta justo al lado.',
      brief: 'destroza ruletas',
    },
    flapsAndSeals: {
      title: 'Ganzúa',
      about: 'Abre cajas fuertes incluso a dos casillas de distancia.',
      brief: 'cajas a distancia',
    },
    tradecraft: {
      title: 'Trucos del oficio',
      about: 'Tiene un segundo intento cuando algo falla.',
      brief: 'reintenta si falla',
    },
    observation: {
      title: 'Observación',
      about: 'Puede averiguar si alguien a la vista es un enemigo.',
      brief: 'detecta enemigos',
    },
  },
  fields: {
    freeField: 'Casilla libre',
    wall: 'Pared',
    fireplace: 'Chimenea',
    barSeat: 'Taburete',
    rouletteTable: 'Mesa de ruleta',
    barTable: 'Mesa de bar',
    safe: 'Caja fuerte',
  },
};
