import type { Colour } from '@door/domain/catalogue/rows/colour-rows';
import type { Action } from '@door/domain/door/model/action';
import { configure } from '@door/domain/door/configure/configure';
import type { Item } from '@door/domain/door/model/item';
import { size } from '@door/domain/lib/mm';
import { drawScene } from '@door/drawing/draw';
import { eveningAt } from '@door/drawing/evening/evening-at';
import { factsOf } from '@door/drawing/facts-of';
import type { Scene, Side } from '@door/drawing/scene';
import { houseFronts } from '@door/drawing/stage/house-fronts';
import { studio } from '@door/drawing/stage/studio';
import type { Stage } from '@door/drawing/stage/stage';
import { demoCatalogue } from '../demo.ts';
import { context, catalogue, doorOf } from './demo-doors.ts';

/** A door that shows what the drawing can do. */
export interface Showpiece {
  readonly name: string;
  readonly item: Item;
  readonly side: Side;
  readonly stage: Stage;
}

const named = <Row extends { readonly name: string }>(rows: readonly Row[], name: string): Row => {
  const row = rows.find((one) => one.name === name);
  if (!row) throw new Error(`The demo catalogue has no ${name}.`);
  return row;
};

const design = (name: string): Action => ({ type: 'design.choose', designId: named(demoCatalogue.designs, name).id });
const glass = (name: string): Action => ({
  type: 'glass.chooseForDoor',
  glazing: { kind: 'theme', themeId: named(demoCatalogue.themes, name).id },
});
const backing = (name: string): Action => ({ type: 'glass.chooseBacking', backing: name });
const coloursFor = (use: Colour['use']) => demoCatalogue.colours.filter((colour) => colour.use === use);
const door = (name: string): Action => ({ type: 'colour.chooseDoor', colourId: named(coloursFor('door'), name).id });
const frame = (name: string): Action => ({
  type: 'colour.chooseFrameExternal',
  finish: { kind: 'frame-colour', colourId: named(coloursFor('frame'), name).id },
});
const handle = (handleType: string): Action => ({ type: 'hardware.chooseHandleType', handleType });
const suite = (name: Extract<Action, { type: 'hardware.chooseSuite' }>['suite']): Action => ({
  type: 'hardware.chooseSuite',
  suite: name,
});

function chosen(template: string, actions: readonly Action[]): Item {
  const row = demoCatalogue.templates.find(({ displayName }) => displayName === template);
  if (!row) throw new Error(`The demo catalogue has no ${template}.`);
  return actions.reduce<Item>((item, action) => {
    const done = configure(item, action, context);
    if (!done.ok) throw new Error(`${template}: ${done.refusal.message}`);
    return done.value.item;
  }, doorOf(row));
}

const inStudio: Stage = { backdrop: studio };
const dusk = eveningAt(1) ?? undefined;

export const showpieces: readonly Showpiece[] = [
  {
    name: 'Cobalt blue arch top between roses',
    item: chosen('Single Door with Both Sidelights & Fanlight', [
      design('Four Panel Arch Top'),
      door('Cobalt Blue'),
      glass('Rose Resin'),
      handle('lever-lever'),
      suite('gold'),
    ]),
    side: 'external',
    stage: inStudio,
  },
  {
    name: 'Golden oak double door with bevels',
    item: chosen('Double Door with Full Surround', [
      design('Six Panel Two Light'),
      door('Golden Oak'),
      frame('Golden Oak'),
      glass('Bevel Cluster'),
      backing('Minster'),
      handle('lever-lever'),
      suite('black'),
    ]),
    side: 'external',
    stage: inStudio,
  },
  {
    name: 'Anthracite slot with a long bar',
    item: chosen('Single Door with Right Sidelight', [
      { type: 'size.changeOverall', overall: size(1500, 2250) },
      design('Long Slot Hinge Side'),
      door('Anthracite Grey'),
      frame('Anthracite Grey'),
      glass('Etched Border'),
      handle('pull-bar-1800'),
      suite('satin-chrome'),
    ]),
    side: 'external',
    stage: { backdrop: houseFronts.render },
  },
  {
    name: 'Ruby quadrants by lamplight',
    item: chosen('Single Door', [
      { type: 'size.changeOverall', overall: size(1010, 2150) },
      design('Carisbrooke Quad'),
      door('Ruby Red'),
      glass('Starburst Bevel'),
      handle('knob-slam'),
      suite('chrome'),
    ]),
    side: 'external',
    stage: { backdrop: houseFronts.brick, evening: dusk },
  },
  {
    name: 'Cottage door on a stone house',
    item: chosen('Single Door with Both Sidelights', [
      design('Cottage Half Glaze'),
      door('Chartwell Green'),
      frame('Chartwell Green'),
      glass('Diamond Lead'),
      handle('lever-lever'),
      suite('black'),
    ]),
    side: 'external',
    stage: { backdrop: houseFronts.stone },
  },
  {
    name: 'Brass squares from the hall',
    item: chosen('Single Door with Full Surround', [
      design('Half Glaze Square'),
      door('Moss Green'),
      glass('Brass Squares'),
      handle('lever-lever'),
      suite('gold'),
    ]),
    side: 'internal',
    stage: inStudio,
  },
];

export const sceneOf = ({ item, side, stage }: Showpiece): Scene =>
  drawScene(factsOf({ item, catalogue, side }), stage);
