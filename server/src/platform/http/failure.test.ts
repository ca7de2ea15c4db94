import { expect, test } from "vitest";
import { openOffice } from "../testing/office.ts";
import { failureOf } from "./failure.ts";

const office = openOffice();

test.each(["9007199254740993::bigint", "2147483647::int + 1::int"])(
  "a sum beyond all counting is refused with what to look for: %s",
  async (sum) => {
    const { log } = office.app.services;
    const error = await office.sql.unsafe(`select ${sum} as jumlah`).catch((thrown: unknown) => thrown);
    expect(failureOf(error, { id: "1", call: "getNeraca" }, log)).toMatchObject({
      status: 409,
      message: "Jumlahnya melebihi batas hitungan, periksa harga dan nominal yang terlalu besar",
    });
  },
);
