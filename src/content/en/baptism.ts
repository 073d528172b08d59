import type { BaptismWords } from '../../pages/Baptism.tsx';
import { formatHours, formatTime, unbroken } from '../../site/formats.ts';
import { house } from '../../site/houseFacts.ts';
import { capacities } from '../../site/layoutFacts.ts';
import { formatEuros } from '../../site/priceFormats.ts';
import { lowestPrice, prices } from '../../site/prices.ts';
import { present, sentences } from '../../site/sentences.ts';
import { churches, hoursOn, partners, venue } from '../../site/venue.ts';

const { churchMinutes } = venue;
const { entry } = house;
const shadeSeats = capacities.long.pergola;

const baptism: BaptismWords = {
  head: {
    title: `Baptism lunch under the olive trees: ${venue.name.en}`,
    description: 'An Orthodox baptism and a long lunch in the shade near Keratea: font and flowers, favours, one menu for adults and one for children, oil from our own trees.',
    keywords: ['baptism venue Attica', 'baptism lunch near Athens', 'Greek Orthodox baptism reception', 'baptism lunch Keratea', 'children’s menu baptism'],
  },
  label: 'Baptism',
  title: 'The oil for the font\n*comes from our trees*',
  lead: 'Every autumn we put bottles aside for next year’s children. The godparent carries one to church, and when you come back the table is laid in the\u00a0shade.',
  ask: 'Tell us when',
  churches: 'Which church?',
  services: {
    title: 'You bring *the baby*',
    list: present(
      {
        name: 'The church',
        text: `[${churches.length}\u00a0churches](churches) stand ${unbroken(`${churchMinutes.from}–${churchMinutes.to}`)}\u00a0minutes away by car, and we speak to the parish. The priest asks for the birth certificate a week before. In our own chapel only if the diocese agrees; then the font stands outside,\u00a0beside\u00a0it.`,
      },
      prices?.baptismUntil && {
        name: 'The price',
        text: `From ${formatEuros(lowestPrice(prices, ['weekday']), 'en')} a guest, VAT included: a lunch has the [Monday–Thursday price](prices) on any day, from ${prices.weekdaySmallest} guests, until\u00a0${formatTime(prices.baptismUntil, 'en')}.`,
      },
      {
        name: 'Shade, heat, rain',
        text: `The pergola ${shadeSeats ? `shades ${shadeSeats}` : 'has shade'}. In a heatwave or rain we lay the tables in the air-conditioned hall, at no\u00a0charge.`,
      },
      {
        name: 'Font and flowers',
        text: sentences(
          `Font, candle, a balloon arch, flowers on the tables: you and the godmother bring them${entry ? `, from ${formatTime(entry.suppliers, 'en')},` : ''} or we do it all${prices?.baptismFlowers ? `, from ${formatEuros(prices.baptismFlowers, 'en')}` : ''}.`,
          'Cake and favours are never\u00a0charged.',
        ),
      },
      {
        name: 'Favours and sweets',
        text: 'The table of sugared almonds, sweets and cake is ready before you are back from church, and it stays in the shade all\u00a0afternoon.',
      },
      {
        name: 'The children’s table',
        text: 'Under the olive tree, where you can see it from your chair. One of us sits with the children and takes them out on the grass when they have eaten. The lawn ends at a dry-stone wall, there is no pool, and cars stay by the\u00a0gate.',
      },
      {
        name: 'A quiet room',
        text: 'The studio has a bed and a door that shuts. Change the baby there, feed the baby there, and let the baby\u00a0sleep.',
      },
      {
        name: 'Pictures and music',
        text: 'Our [photographer](photographer) waits at the church and stays until the cake. The [music](djMusic) is low during lunch; whether it gets louder is up to the\u00a0grandparents.',
      },
    ),
  },
  menu: {
    title: 'Two menus, *one table*',
    text: `${partners.catering.name.en} does the cooking. Children are served first, while their parents are still at the small plates. Dishes follow the season; this is a table in\u00a0June.`,
    adults: {
      title: 'For the *grown-ups*',
      courses: [
        { name: 'To share', dishes: ['Warm bread, the estate’s oil and olives', 'Stuffed vine leaves, yoghurt and lemon', 'Cheese pies with honey and sesame', 'Meatballs with mint'] },
        { name: 'Salads', dishes: ['Tomato, soft sour cheese, capers and samphire', 'Lettuce, spring onion and dill'] },
        { name: 'From the fire', dishes: ['Lamb with rosemary and lemon', 'Chicken with summer savory, potatoes from the oven', 'Charred aubergine with feta, for those who eat no meat'] },
        { name: 'Sweet', dishes: ['Galaktoboureko: custard in filo, with syrup', 'Mastic ice cream with sour cherry', 'Your cake, at the very end'] },
        { name: 'To drink', dishes: ['Savatiano from the Mesogeia vineyards', 'Lemonade with mint', 'Greek coffee'] },
      ],
    },
    children: {
      title: 'For the *children*',
      courses: [
        { name: 'First', dishes: ['Little cheese pies', 'Cucumber and carrot sticks to dip in yoghurt'] },
        { name: 'Then', dishes: ['A burger off the grill, with chips', 'Spaghetti with fresh tomato', 'Bite-sized chicken with rice'] },
        { name: 'Sweet', dishes: ['Ice cream in a cone', 'Watermelon and peach, cut small'] },
        { name: 'To drink', dishes: ['Orange juice', 'Still lemonade', 'Water, always on the table'] },
        { name: 'Later', dishes: ['Toasted sandwiches and fruit, when they are hungry again'] },
      ],
    },
    note: 'Tell us about allergies and fasting days when we settle the dishes. For babies we warm whatever you bring.',
  },
  album: {
    title: 'From the church *to the cake*',
    captions: {
      chapel: 'The font outside the chapel, at the end of the path.',
      font: 'White ribbons round the font.',
      candle: 'The candle, lit.',
      favours: 'Favours in pink and white.',
      sweets: 'Cake and sweets, framed in balloons.',
      childrenTable: 'The children’s table in the shade of the olive.',
      cake: 'Two tiers, a few flowers.',
      pinkSetting: 'The whole setting, in front of the hall.',
      grill: 'The fire, ready for the lamb.',
      lunch: 'Pale blue flowers under the pergola.',
      hall: 'The hall, for days that ask for a roof.',
      pergola: 'The pergola before anyone arrives.',
    },
  },
  close: {
    title: 'Come and meet *the trees*',
    text: `A walk in the olive grove, a coffee on the terrace: any day, ${unbroken(formatHours(hoursOn('baptism', 'en'), 'en'))}. Bring the baby; the lawn is a big one.`,
    action: 'Arrange a visit',
  },
};

export default baptism;
