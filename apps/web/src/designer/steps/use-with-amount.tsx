import type { Action } from '@door/domain/door/model/action';
import { isEqual } from '@door/domain/lib/is-equal';
import type { TileProps } from '@door/ui/tile';
import { useApp } from '../app/app-context.ts';
import { choiceAmountsOf } from './choice-amounts.ts';
import { useSubscribed } from '../../shared/state/use-subscribed.ts';
import './choice-amount.css';

type PricedTile = Pick<TileProps, 'name' | 'about' | 'picture'>;

/** For a tile: its picture and description with what its action costs, where that is told; null: it is told of nothing. Nothing moves when the amount arrives. */
export function useWithAmount(): (action: Action | null, tile: PricedTile) => PricedTile {
  const told = choiceAmountsOf(useApp().store);
  const { amounts } = useSubscribed(told.subscribe, told.current);
  return (action, { name, picture }) => {
    const amount = amounts.find((each) => isEqual(each.action, action));
    return {
      name,
      about: amount?.text,
      picture: (
        <>
          {picture}
          {amount ? <span className="tile-amount num">{amount.text}</span> : null}
        </>
      ),
    };
  };
}
