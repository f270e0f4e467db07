import * as z from 'zod/mini';
import type { Endpoint } from '#shared/api/endpoint.ts';

/** JSON Schema, draft 2020-12, as used by OpenAPI 3.1. */
export type JsonSchema = {
  type?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  description?: string;
  [keyword: string]: unknown;
};

const prefix = '#/components/schemas/';

/** Converts the contract's schemas to JSON Schema. Types that several calls return become named components. */
export class Schemas {
  readonly components: Record<string, JsonSchema> = {};
  readonly #names = z.registry<{ id: string }>();

  constructor(endpoints: readonly Endpoint[]) {
    for (const { response, schemaName } of endpoints) {
      const thing = thingIn(response);
      if (schemaName && !this.#names.has(thing)) this.#names.add(thing, { id: schemaName });
    }
  }

  /** The schema of a call's input before parsing. */
  input(schema: z.core.$ZodType): JsonSchema {
    return this.#convert(schema, 'input');
  }

  output(schema: z.core.$ZodType): JsonSchema {
    return this.#convert(schema, 'output');
  }

  #convert(schema: z.core.$ZodType, io: 'input' | 'output'): JsonSchema {
    const converted = z.toJSONSchema(schema, {
      io,
      // JSON Schema cannot express transforms; `describe` states what they accept.
      unrepresentable: 'any',
      override: ({ zodSchema, jsonSchema }) => {
        Object.assign(jsonSchema, this.#describe(zodSchema, io));
        // The bounds of safe integers tell a reader nothing about the value.
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
  innerType?: z.core.$ZodType;
  shape?: Record<string, z.core.$ZodType>;
};

function definitionOf(schema: z.core.$ZodType): Definition {
  return schema._zod.def as unknown as Definition;
}

/**
 * The type of a single item in a response: the response itself, that which may be null, or an element of a list or of a
 * page's `items`.
 */
function thingIn(response: z.core.$ZodType): z.core.$ZodType {
  const { element, type, innerType, shape } = definitionOf(response);
  if (type === 'nullable' && innerType) return thingIn(innerType);
  return element ?? (shape?.items && thingIn(shape.items)) ?? response;
}
