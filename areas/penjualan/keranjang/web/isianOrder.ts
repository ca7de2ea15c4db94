import * as z from "zod/mini";
import { browserStoreOf } from "./browserStore.ts";
import { type IsianCustomer, kosong } from "./formOrder.ts";

const Tersimpan = z.record(z.string(), z.union([z.string(), z.boolean()]));

/** The typed fields of the order form, kept until the order is made, so that one can return to the catalogue. */
export const isianOrder = browserStoreOf<IsianCustomer>({
  name: "order",
  start: kosong,
  draft: true,
  readable: (stored) => {
    const { data } = z.safeParse(Tersimpan, stored);
    return data ? { ...kosong, ...data } : null;
  },
});
