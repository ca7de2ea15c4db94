import type { Call } from "#kernel/call.ts";
import type { Menu } from "#kernel/permission.ts";
import { MENUS } from "#kernel/permission.ts";
import type { Office, Person } from "#test/support/office.ts";
import { kunciApi } from "../contract.ts";

type Isi = { nama?: string; menu?: readonly Menu[]; tulis?: boolean; usul?: boolean; berlakuSampai?: string };
let count = 0;

/** A key made by `boss`, acting as `person`, and a program that calls with it. */
export async function makeKunci(office: Office, boss: Person, person: Pick<Person, "idUser">, isi: Isi = {}) {
  count += 1;
  const { nama = `Program ${count}`, menu = MENUS, tulis = false, usul = false, berlakuSampai = "" } = isi;
  const input = { nama, idUser: person.idUser, menu: [...menu], tulis, usul, berlakuSampai };
  const { idKunci, kunci } = (await boss.call(kunciApi.addKunci, input)).data;
  if (kunci === null) throw new Error("A new key is shown");
  const send = (call: Call, input: Record<string, unknown>, headers: Record<string, string> = {}) =>
    office.nobody.send(call, input, { headers: { token: kunci, ...headers } });
  return { idKunci, kunci, send };
}
