import { Anchor, Button, Group, Stack, Text } from "@mantine/core";
import { IconMail, IconPrinter } from "@tabler/icons-react";
import { jakartaToday } from "#kernel/format.ts";
import type { Rupiah } from "#kernel/types.ts";
import { isiUmur, totalUmur, UMUR } from "#kernel/umur.ts";
import { send } from "#web/api/client.ts";
import { useMay } from "#web/api/session.ts";
import { useFollow } from "#web/documents/useFollow.ts";
import { useKirim } from "#web/documents/useKirim.ts";
import { WhatsAppLink } from "#web/documents/WhatsAppLink.tsx";
import { printed } from "#web/ui/file/printed.ts";
import { type LineColumn, LineTable } from "#web/ui/value/LineTable.tsx";
import { Money } from "#web/ui/value/Money.tsx";
import { moneyColumn } from "#web/ui/value/moneyColumn.tsx";
import { ATURAN_TEMPO, hutang, pesanHutang } from "../../hutang/contract.ts";
import type { PemasokLengkap } from "../barisPemasok.ts";
import { KirimHutang } from "./KirimHutang.tsx";
import { Lewat } from "./Tempo.tsx";

type Umur = NonNullable<PemasokLengkap["umur"]>;

const COLUMNS: readonly LineColumn<Umur>[] = [
  ...UMUR.map((umur) => moneyColumn(isiUmur[umur].short, (row: Umur) => row[umur])),
  {
    header: "Hutang",
    align: "right" as const,
    unit: "Rp" as const,
    cell: (row: Umur) => (
      <strong>
        <Money value={totalUmur(row)} />
      </strong>
    ),
  },
];

/** What is owed to the supplier, by age, with what can be sent about it. */
export function HutangPemasok({ row }: { row: PemasokLengkap }) {
  const { umur, hariLewat, nama, telepon, idPemasok } = row;
  const kirim = useKirim(hutang.kirimHutangPdf, (id) => send(hutang.getDrafHutang, { idPemasok: id }));
  const mayKirim = useMay(hutang.kirimHutangPdf);
  const today = jakartaToday(new Date());
  const total = umur === null ? null : totalUmur(umur);
  return (
    <Stack gap="sm">
      {umur === null || total === null ? (
        <Text size="sm">
          PO tertua: <Lewat hari={hariLewat} />
        </Text>
      ) : (
        <LineTable label="Hutang menurut umur" wide columns={COLUMNS} lines={[umur]} lineKey={() => "umur"} />
      )}
      <Text size="xs" c="dimmed">
        {ATURAN_TEMPO}
      </Text>
      <Group gap="sm">
        <LihatHutang idPemasok={idPemasok} />
        {total !== null && total > 0 && (
          <>
            <CetakHutang idPemasok={idPemasok} />
            {mayKirim && (
              <Button
                variant="default"
                leftSection={<IconMail size={16} aria-hidden />}
                onClick={() => kirim.opener.open(String(idPemasok))}
              >
                Kirim Email
              </Button>
            )}
            <WhatsAppLink telepon={telepon} teks={pesanHutang(nama, total as Rupiah, today)} />
          </>
        )}
      </Group>
      <KirimHutang dialog={kirim.dialog} />
    </Stack>
  );
}

function LihatHutang({ idPemasok }: { idPemasok: number }) {
  const may = useMay(hutang.getHutangPo);
  const href = `/admin/hutang?${new URLSearchParams({ tab: "po", "po-idPemasok": String(idPemasok) })}`;
  const follow = useFollow(href);
  if (!may) return null;
  return (
    <Anchor href={href} onClick={follow} size="sm">
      Lihat hutang per PO
    </Anchor>
  );
}

/** The statement of what is owed, as PDF. */
function CetakHutang({ idPemasok }: { idPemasok: number }) {
  const may = useMay(hutang.cetakHutangPdf);
  if (!may) return null;
  const cetak = () => void printed(send(hutang.cetakHutangPdf, { idPemasok }), "Gagal mencetak pernyataan hutang");
  return (
    <Button variant="default" leftSection={<IconPrinter size={16} aria-hidden />} onClick={cetak}>
      Pernyataan Hutang
    </Button>
  );
}
