import { CaptureTag, type Context, type Emitter, evalTokenValue, ForTag, TypeGuards } from 'liquidjs';
import { budgetOf, sizeOf } from './budget.ts';
import { BudgetEmitter } from './emitter.ts';

/** Charges for the copies that a loop makes of its list, and rejects ranges that would not end. */
export class BudgetForTag extends ForTag {
  override *render(context: Context, emitter: Emitter): ReturnType<ForTag['render']> {
    const { collection } = this;
    if (TypeGuards.isRangeToken(collection)) {
      for (const bound of [collection.lhs, collection.rhs]) {
        // Beyond 2^53 the loop that Liquid fills a range with stops counting and never ends.
        if (!Number.isSafeInteger(Number(yield evalTokenValue(bound, context))))
          throw new RangeError('The bounds of a range must be integers.');
      }
    } else budgetOf(context).use(sizeOf(yield evalTokenValue(collection, context)));
    return yield* super.render(context, emitter);
  }
}

/** Charges for the captured text. */
export class BudgetCaptureTag extends CaptureTag {
  override *render(context: Context): Generator<unknown, void, string> {
    const emitter = new BudgetEmitter(budgetOf(context));
    yield this.liquid.renderer.renderTemplates(this.templates, context, emitter);
    context.bottom()[this.variable] = emitter.buffer;
  }
}
