import { colors, drawingColors as shades } from '../../site/colors.ts';

const { ink, moss, olive, terracotta, limestone, paper, sage, rule, honey, aegean, stone } = colors;

/** How wide the lines are: upright, the plan is drawn smaller. */
type Strokes = { line: number; walk: number; gap: number };

/** The rules of the drawing, colour by colour; plain ones, for a picture is drawn by the oldest browsers, too. */
export const looks = ({ line, walk, gap }: Strokes): string => `
svg{background:${limestone};fill:none;stroke-linecap:round;stroke-linejoin:round;stroke-width:${line}}
.thin,.rose,.craters,.truss,.break,.car,.table,.aisle,.rd0,.ln0,.grain{stroke:${rule}}
.ink,.sill,.needle,.rule,.seg,.cut,.beams,.posts,.furn,.stools,.chapel,.moon,.st0,.st2,.wl0,.seat0,.hatch,.sight{stroke:${ink}}
.floor,.table,.aisle,.furn,.chapel,.moon,.glow{fill:${paper}}
.rd0,.rd1,.rd2,.ln0,.ln1,.ln2,.wl0,.wl1,.st0,.st1,.st2,.st3,.slats,.posts,.seat0,.seat1,.bays,.seg{stroke-linecap:butt}
.contour{stroke:${shades.contour}}.vine{stroke:${shades.vine}}.v2{stroke:${shades.vineLeaf};stroke-width:6}.blade{stroke:${shades.blade}}.joint{stroke:${shades.joint}}.grain{stroke-width:1.5}
.lawn{fill:${sage}}.mown{fill:${shades.mown};opacity:.55}.grass{fill:url(#grass)}.edge,.ol,.cy,.arch{stroke:${olive}}
.sea{fill:url(#deep)}.coast,.wave{stroke:${aegean}}.coast{stroke-width:1.5}.wave{opacity:.5}
.w1{stroke-dasharray:420 14 260 9}.w2{stroke-dasharray:190 22 310 30}.w3{stroke-dasharray:120 40 210 18}.w4{stroke-dasharray:90 70 150 44;opacity:.4}.sight{stroke-dasharray:10 5 1 5}
.rd0{stroke-width:43}.rd1{stroke-width:41}.rd2{stroke-width:37}.ln0{stroke-width:25}.ln1{stroke-width:23}.ln2{stroke-width:19}.rd1,.ln1{stroke:${shades.gravel}}.rd2,.ln2{stroke:url(#gravel)}
.lot{fill:${shades.gravel}}.lot2{fill:url(#gravel)}.bays{stroke:${rule};stroke-width:50;stroke-dasharray:1 26.7}.car{fill:${limestone}}
.wl0{stroke-width:9}.wl1{stroke:${shades.dry};stroke-width:7.2;stroke-dasharray:13 1 17 1 10 1 15 1}
.st0{stroke-width:21}.st1,.st3{stroke:${shades.paving};stroke-width:19.2;stroke-dasharray:14 1.1 18 1.1 12 1.1 16 1.1}.st2{stroke-width:8}.st3{stroke-width:6.2;stroke-dasharray:9 1.1 15 1.1 19 1.1}.st0,.st2{opacity:.7}
.sprig{stroke:${shades.sprig};stroke-width:1.3}.terrace{fill:${shades.terrace}}.pave{fill:url(#paving)}.flag{fill:${shades.flag}}.truss{stroke-dasharray:6 5}
.cut{fill:url(#wall)}.hatch{stroke-width:3.4}.hatched{fill:${shades.wall}}
.chairs{stroke:${moss};stroke-width:2.8;stroke-dasharray:0 7.02}.slats{stroke:${shades.timber};stroke-dasharray:1.3 7}.posts{stroke-width:6}
.seat0{stroke-width:6.4;stroke-dasharray:6.4 2.8}.seat1{stroke:${paper};stroke-width:4.6;stroke-dasharray:0 .9 4.6 3.7}
.arch{stroke-width:4}.b1,.b2{stroke:${shades.blossom};stroke-width:8;stroke-dasharray:0 12}.b2{stroke:${shades.pale};stroke-width:6;stroke-dashoffset:6}
.stools{stroke-width:4;stroke-dasharray:0 12}.cord{stroke:${moss};stroke-width:.9}.bulbs{stroke:${honey};stroke-width:4.4;stroke-dasharray:0 12}
.cross,.door{stroke:${aegean};stroke-width:2}.door{stroke-width:4}.lamp{stroke:${honey};stroke-width:8}
.sh{fill:${olive};opacity:.15}${shades.crowns.map((crown, kind) => `.t${kind}{fill:${crown}}`).join('')}.cy{fill:${shades.cypress}}
.p1{fill:${shades.blossom}}.p2{fill:${shades.mauve}}.p3{fill:${shades.leaf}}.north{fill:${ink}}.glow{fill:${paper};opacity:.3}.glint{stroke:${paper};stroke-width:1.8}.glow,.seg{stroke-width:3}
.walk{stroke:${terracotta};stroke-width:${walk};stroke-dasharray:0 ${gap}}.drop{stroke:${stone}}
${['lavender', 'cypress', 'olive0', 'olive1', 'olive2', 'olive3', 'bloom1', 'bloom2', 'bloom3'].map((id) => `.m-${id}{marker:url(#${id})}`).join('')}
`;
