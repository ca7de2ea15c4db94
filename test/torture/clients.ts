import { setTimeout as sleep } from "node:timers/promises";
import { divisi } from "#areas/karyawan/divisi/contract.ts";
import { session } from "#areas/karyawan/session/contract.ts";
import { MAY_LAG } from "#areas/mayLag.ts";
import { invoice } from "#areas/penjualan/invoice/contract.ts";
import { order } from "#areas/penjualan/order/contract.ts";
import { produk } from "#areas/produk/produk/contract.ts";
import type { Random } from "#demo/random.ts";
import type { Answer, Call, ClientInput } from "#kernel/call.ts";
import type { Sejarah, Tulisan } from "../sejarah/sejarah.ts";
import { picture } from "../support/files.ts";
import { isianOrder } from "../support/order.ts";
import { requestFor } from "../support/request.ts";
import { type Baca, type Barang, menulis, pickBacaan } from "./bacaan.ts";

const PATIENCE_MS = 15_000;
/** What somebody is told whose action is still being done. */
const WAIT = ["Permintaan yang sama masih diproses", "Email ini sedang dikirim"];
export const PRICE = 1_000_000;

/** What the clients know to have been done, and what they were told that should never be said. */
export type Ledger = {
  asked: number;
  repeated: number;
  acknowledged: number;
  refused: Record<string, number>;
  orders: string[];
  refusedOrders: string[];
  invoices: string[];
  approved: string[];
  divisi: string[];
  mails: string[];
  wrong: string[];
};

export const emptyLedger = (): Ledger => ({
  asked: 0,
  repeated: 0,
  acknowledged: 0,
  refused: {},
  ...{ orders: [], refusedOrders: [], invoices: [], approved: [], divisi: [], mails: [], wrong: [] },
});

export type Login = { nokar: string; password: string };
export type Office = Barang & {
  address: string;
  ledger: Ledger;
  /** What the clients asked and saw. */
  sejarah: Sejarah;
  /** Lists may come from a replica. */
  hasReplica: boolean;
  isOver: () => boolean;
};
/** Stock that a client counts is a number of its own, so that who sees it knows which count it was. */
const COUNTS = { from: 200_000, each: 10_000 };
/** An order that a client made, by the mark that it gave it. */
type Pesanan = { idSo: string; mark: string };

/** Signs in, as often as it takes. */
export async function signIn(address: string, login: Login): Promise<string> {
  for (;;) {
    try {
      const response = await fetch(requestFor(address, session.login, login, ""), {
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      const body = (await response.json()) as { token?: string };
      if (body.token) return body.token;
    } catch {
      // The app is away for a moment.
    }
    await sleep(300);
  }
}

/** One of sixteen who work at once: makes an action again, under the same key, until there is an answer to it. */
export class Client {
  readonly #office: Office;
  readonly #random: Random;
  readonly #name: string;
  readonly #number: number;
  readonly #login: Login;
  #token = "";
  /** How far the books had come at what this client saw last, as the web sends it back. */
  #place = "";
  #count = 0;
  readonly #unpaid: Pesanan[] = [];
  readonly #waiting: { idInv: string; mark: string }[] = [];
  readonly #paid: Pesanan[] = [];

  constructor(office: Office, random: Random, seed: number, number: number, login: Login) {
    this.#office = office;
    this.#random = random;
    this.#name = `Uji ${seed}-${number}`;
    this.#number = number;
    this.#login = login;
  }

  async work(): Promise<void> {
    this.#token = await signIn(this.#office.address, this.#login);
    const proof = await picture();
    while (!this.#office.isOver()) {
      if (this.#random.chance(0.4)) await this.#look();
      else await this.#act(proof);
      await sleep(this.#random.between(0, 60));
    }
  }

  async #act(proof: File): Promise<void> {
    const { ledger, idProduk, idRekening } = this.#office;
    this.#count += 1;
    const mark = `${this.#name}-${this.#count}`;
    const dice = this.#random.next();
    const [waiting, unpaid, paid] = [this.#waiting.shift(), this.#unpaid[0], this.#paid[0]];
    if (waiting !== undefined) {
      const { idInv } = waiting;
      if (await this.#do(invoice.approveInv, { idInv }, menulis.setuju(waiting.mark, idRekening)))
        ledger.approved.push(idInv);
    } else if (unpaid !== undefined && dice < 0.4) {
      this.#unpaid.shift();
      const nothing = { nominalAdmin: 0, nominalPeti: 0, nominalOngkir: 0, nominalDiskon: 0, nominalDp: 0 };
      const bill = { idRekening, tipePembayaran: "LN" as const, nominalLunas: PRICE, ...nothing };
      const isian = { idSo: unpaid.idSo, ...bill, dokumen: [proof] };
      const made = await this.#do(invoice.addInvoice, isian, menulis.invoice(unpaid.mark));
      if (made) {
        ledger.invoices.push(made.data.idInvoice);
        this.#waiting.push({ idInv: made.data.idInvoice, mark: unpaid.mark });
        this.#paid.push(unpaid);
      }
    } else if (paid !== undefined && dice < 0.5) {
      const email = `${mark}@contoh.id`.toLowerCase().replaceAll(" ", "-");
      if (await this.#do(order.kirimEmail, { idSo: paid.idSo, email })) ledger.mails.push(email);
    } else if (dice < 0.55) {
      if (await this.#do(divisi.addDivisi, { namaDivisi: mark })) ledger.divisi.push(mark);
    } else if (dice < 0.7) {
      await this.#recount(mark);
    } else {
      const line = { idProduk, hargaProduk: PRICE, sumberProduk: this.#random.pick(["SG", "PL"] as const) };
      const isian = { ...isianOrder([line]), customerInstansi: mark, dokumen: [proof] };
      const made = await this.#do(order.addOrder, isian, menulis.order(mark));
      if (made) this.#unpaid.push({ idSo: made.data.idSo, mark });
      (made ? ledger.orders : ledger.refusedOrders).push(mark);
    }
  }

  /** Counts one of the machines. */
  async #recount(mark: string): Promise<void> {
    const idProduk = this.#random.pick([this.#office.idProduk, this.#office.idProdukLain]);
    const jumlahStock = COUNTS.from + COUNTS.each * this.#number + this.#count;
    await this.#do(produk.koreksiStok, { idProduk, jumlahStock, keterangan: mark }, menulis.koreksi(mark, idProduk));
  }

  /** Reads something, once; without an answer nothing was seen. */
  async #look(): Promise<void> {
    const known = [...this.#unpaid, ...this.#paid.slice(-3)];
    const { call, input, saw }: Baca = pickBacaan(
      this.#random,
      this.#office,
      known.length > 0 ? this.#random.pick(known).idSo : undefined,
    );
    const note = this.#note(call);
    const request = requestFor(this.#office.address, call, input, this.#token);
    const response = await this.#send(request, PATIENCE_MS).catch(() => null);
    const body: unknown = await response?.json().catch(() => null);
    if (response?.status === 200 && body !== null) note("berhasil", { baca: saw(body) });
    else note("gagal");
    if (response?.status === 403) this.#token = await signIn(this.#office.address, this.#login);
  }

  async #send(request: Request, patience: number): Promise<Response> {
    if (this.#place !== "") request.headers.set("letak", this.#place);
    const response = await fetch(request, { signal: AbortSignal.timeout(patience) });
    const seen = response.headers.get("letak") ?? "";
    if (seen > this.#place) this.#place = seen;
    return response;
  }

  #note(call: Call, tulis: readonly Tulisan[] = []) {
    const bolehTua = this.#office.hasReplica && MAY_LAG.has(call);
    return this.#office.sejarah.mulai({ sesi: this.#name, panggilan: call.path.replace(/.*\//, ""), bolehTua }, tulis);
  }

  /** The answer, or null where the action was refused. Never both unanswered and given up. */
  async #do<C extends Call>(call: C, input: ClientInput<C>, tulis: readonly Tulisan[] = []): Promise<Answer<C> | null> {
    const { ledger, address } = this.#office;
    const key = `${this.#name}-${this.#count}-kunci`.replaceAll(" ", "-");
    ledger.asked += 1;
    const note = this.#note(call, tulis);
    for (let attempt = 0; ; attempt++) {
      if (attempt > 0) {
        ledger.repeated += 1;
        await sleep(this.#random.between(100, 500));
      }
      const request = requestFor(address, call, input as Record<string, unknown>, this.#token);
      request.headers.set("idempotency-key", key);
      // Now and then somebody loses patience, or the network, before the answer.
      const patience = this.#random.chance(0.04) ? this.#random.between(1, 60) : PATIENCE_MS;
      const answer = await this.#send(request, patience)
        .then(async (response) => ({
          status: response.status,
          body: (await response.json()) as Record<string, unknown>,
        }))
        .catch(() => null);
      const message = String(answer?.body.message);
      // A mail of which nobody knows whether it arrived is there, and not sent once more.
      const isUncertain = message.includes("Tanyakan ke penerima sebelum mengirim ulang");
      if (answer === null || (answer.status === 503 && !isUncertain)) continue;
      if (answer.status === 200 || isUncertain) {
        ledger.acknowledged += 1;
        note("berhasil");
        return answer.body as Answer<C>;
      }
      if (answer.status === 403) this.#token = await signIn(this.#office.address, this.#login);
      else if (answer.status >= 500) {
        ledger.wrong.push(`${call.path} answered ${answer.status}: ${message}`);
        if (attempt > 50) return null;
      } else if (!WAIT.some((begin) => message.startsWith(begin))) {
        const said = `${call.path} ${message}`;
        ledger.refused[said] = (ledger.refused[said] ?? 0) + 1;
        note("gagal");
        return null;
      }
    }
  }
}
