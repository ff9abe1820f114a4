import type { BaseFrame, Core, Together } from './types.ts';

/** Frames hold scalars and arrays of scalars, so one copier fits all of them. */
export function cloneFrame<F extends BaseFrame>(f: F): F {
  const copy = { ...f } as Record<string, unknown>;
  for (const key in copy) {
    const value = copy[key];
    if (Array.isArray(value)) copy[key] = value.slice();
  }
  return copy as unknown as F;
}

export function cloneStack<F extends BaseFrame>(stack: Core<F>['stack']): Core<F>['stack'] {
  const copy: Core<F>['stack'] = new Array(stack.length);
  for (let i = 0; i < stack.length; i++) {
    const f = stack[i];
    copy[i] = f.k === 'together' ? cloneTogether(f as Together<F>) : cloneFrame(f as F);
  }
  return copy;
}

function cloneTogether<F extends BaseFrame>(t: Together<F>): Together<F> {
  return {
    ...t,
    lanes: t.lanes.map((lane) => ({
      seat: lane.seat,
      stack: lane.stack.map(cloneFrame),
      rng: lane.rng.slice(),
      asked: lane.asked,
    })),
  };
}

export function isTogether(f: BaseFrame | Together<BaseFrame>): f is Together<BaseFrame> {
  return f.k === 'together';
}
