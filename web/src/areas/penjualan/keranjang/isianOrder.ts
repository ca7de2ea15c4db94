import * as z from "zod/mini";
import { type IsianCustomer, kosong } from "./formOrder.ts";
import { simpananOf } from "./simpanan.ts";

const Tersimpan = z.record(z.string(), z.union([z.string(), z.boolean()]));

/** What was typed about the customer, until the order is made: leaving the cart for one more machine loses nothing. */
export const isianOrder = simpananOf<IsianCustomer>({
  name: "order",
  start: kosong,
  draft: true,
  readable: (stored) => {
    const { data } = z.safeParse(Tersimpan, stored);
    return data ? { ...kosong, ...data } : null;
  },
});
