import * as z from 'zod/mini';
import type { Endpoint } from '#shared/endpoint.ts';

/** JSON Schema, draft 2020-12, as OpenAPI 3.1 uses it. */
export type JsonSchema = {
  type?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  description?: string;
  [keyword: string]: unknown;
};

const prefix = '#/components/schemas/';

/** Turns the contract's schemas into JSON Schema, things that several calls answer into components with names. */
export class Schemas {
  readonly components: Record<string, JsonSchema> = {};
  readonly #names = z.registry<{ id: string }>();

  constructor(endpoints: readonly Endpoint[]) {
    for (const { response: answer, schemaName: answers } of endpoints) {
      const thing = thingIn(answer);
      if (answers && !this.#names.has(thing)) this.#names.add(thing, { id: answers });
    }
  }

  /** What a call takes, before it is parsed. */
  input(schema: z.core.$ZodType): JsonSchema {
    return this.#convert(schema, 'input');
  }

  /** What a call answers. */
  output(schema: z.core.$ZodType): JsonSchema {
    return this.#convert(schema, 'output');
  }

  #convert(schema: z.core.$ZodType, io: 'input' | 'output'): JsonSchema {
    const converted = z.toJSONSchema(schema, {
      io,
      // What code turns one thing into another has no JSON Schema; `describe` says what it takes.
      unrepresentable: 'any',
      override: ({ zodSchema, jsonSchema }) => {
        Object.assign(jsonSchema, this.#describe(zodSchema, io));
        // That a number is one that JavaScript can hold says nothing of what it is.
        if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
        if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      },
      metadata: this.#names,
    });
    const {
      $schema: _,
      $defs = {},
      ...own
    } = JSON.parse(JSON.stringify(converted).replaceAll('#/$defs/', prefix)) as JsonSchema & {
      $defs?: Record<string, JsonSchema>;
    };
    Object.assign(this.components, $defs);
    const { id, ...rest } = own;
    if (typeof id !== 'string') return own;
    this.components[id] = rest;
    return { $ref: `${prefix}${id}` };
  }

  #describe(schema: z.core.$ZodType, io: 'input' | 'output'): JsonSchema {
    const def = definitionOf(schema);
    if (def.type === 'default') return { default: def.defaultValue };
    if (
      io === 'output' ||
      def.type !== 'pipe' ||
      !def.in ||
      !def.out ||
      definitionOf(def.in).type !== 'transform'
    )
      return {};
    const result = this.#convert(def.out, io);
    const isNumber = result.type === 'integer';
    return { ...result, ...(isNumber && { description: 'also its digits as text' }) };
  }
}

type Definition = {
  type: string;
  defaultValue?: unknown;
  in?: z.core.$ZodType;
  out?: z.core.$ZodType;
  element?: z.core.$ZodType;
  shape?: Record<string, z.core.$ZodType>;
};

function definitionOf(schema: z.core.$ZodType): Definition {
  return schema._zod.def as unknown as Definition;
}

/** What an answer has one or many of: itself, the elements of a list, or those of a page's `items`. */
function thingIn(answer: z.core.$ZodType): z.core.$ZodType {
  const { element, shape } = definitionOf(answer);
  return element ?? (shape?.items && thingIn(shape.items)) ?? answer;
}
