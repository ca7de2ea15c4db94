import * as z from "zod/mini";
import { row } from "#kernel/call.ts";
import { uang } from "#kernel/row.ts";
import type { Alias } from "#platform/http/alias.ts";
import { neraca, type SelisihNeraca } from "../contract.ts";

/** The difference of Neraca for programs elsewhere. */
export const aliasesNeraca: readonly Alias[] = [
  {
    route: "GET /neraca/getSelisih",
    call: neraca.getSelisihNeraca,
    asks: z.object({ tanggal: neraca.getSelisihNeraca.input.shape.tglToday }),
    answers: row({
      data: z.array(
        row({ nama: z.string(), nominal: uang, dokumen: z.array(row({ jenis: z.string(), id: z.string() })) }),
      ),
      selisih: uang,
    }),
    enter: ({ tanggal, ...rest }) => ({ ...rest, tglToday: tanggal }),
    leave({ data, ...rest }) {
      const { selisih, bagian } = data as SelisihNeraca;
      return {
        ...rest,
        data: bagian.map(({ nama, nominal, akun }) => ({
          ...{ nama, nominal },
          dokumen: akun.map(({ kode }) => ({ jenis: "akun", id: kode })),
        })),
        selisih,
      };
    },
  },
];
