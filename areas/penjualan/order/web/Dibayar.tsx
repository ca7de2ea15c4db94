import { Text } from "@mantine/core";
import { rupiah } from "#kernel/format.ts";
import { KeepTogether } from "#web/ui/value/KeepTogether.tsx";
import { Money } from "#web/ui/value/Money.tsx";
import { dibayarDari } from "../../invoice/tagihan.ts";
import type { InvoiceOrder } from "../contract.ts";

/** What an invoice pays, including the crate and shipping of a down payment; a waiting one is marked. */
export function Dibayar({ invoice }: { invoice: InvoiceOrder }) {
  const keterangan = [
    ...ikut(invoice).map(({ label, nilai }) => `termasuk ${label.toLowerCase()} ${rupiah(nilai)}`),
    ...(invoice.statusApprove === "Menunggu" ? ["menunggu persetujuan"] : []),
  ];
  return (
    <>
      <Money value={dibayarDari(invoice)} />
      {keterangan.map((kata) => (
        <Text key={kata} size="xs" c="dimmed">
          <KeepTogether>{kata}</KeepTogether>
        </Text>
      ))}
    </>
  );
}

/** A down payment also pays the crate and shipping of its invoice; a full payment includes them. */
export const ikut = ({ tipePembayaran, nominalPeti, nominalOngkir }: InvoiceOrder) =>
  [
    { label: "Peti", nilai: nominalPeti },
    { label: "Ongkir", nilai: nominalOngkir },
  ].filter(({ nilai }) => tipePembayaran === "DP" && nilai > 0);
