import { Button, Group, Skeleton, Switch, Text } from "@mantine/core";
import { IconBell } from "@tabler/icons-react";
import { useState } from "react";
import { useAction, useCall } from "#web/api/hooks.ts";
import { DocumentLink } from "#web/documents/DocumentLink.tsx";
import { LoadFailed } from "#web/ui/page/Answered.tsx";
import { EmptyState } from "#web/ui/page/EmptyState.tsx";
import { Waktu } from "#web/ui/value/Tanggal.tsx";
import { type Kabar, kabar } from "../contract.ts";
import classes from "./kabar.module.css";
import "@mantine/core/styles/Switch.css";

const SEKALI = 20;
const TERBANYAK = 100;

/** Kabar: what happened to what is mine, newest first. Read here it is read on every device. */
export function KabarPage() {
  const [limit, setLimit] = useState(SEKALI);
  const { data, error, refetch } = useCall(kabar.getKabar, { limit });
  const baca = useAction(kabar.bacaKabar, { fallback: "Gagal menandai kabar", quiet: true, fieldErrors: "dialog" });
  const surat = useAction(kabar.setKabarEmail, { fallback: "Gagal memilih kabar lewat email", fieldErrors: "dialog" });
  if (data === undefined) {
    return error ? (
      <LoadFailed message={error.message} retry={() => void refetch()} />
    ) : (
      <Skeleton height={320} aria-hidden />
    );
  }
  return (
    <div className={classes.page}>
      <Group justify="space-between">
        <Switch
          label={data.email === "" ? "Juga lewat email (email Anda belum diisi)" : `Juga lewat email ke ${data.email}`}
          description="Satu ringkasan, paling banyak sekali sejam, berisi yang belum dibaca"
          checked={data.lewatEmail}
          disabled={data.email === "" || surat.isPending}
          onChange={(event) => surat.mutate({ lewatEmail: event.currentTarget.checked })}
        />
        <Button
          variant="default"
          disabled={data.baru === 0}
          title={data.baru === 0 ? "Semua sudah dibaca" : undefined}
          onClick={() => baca.mutate({ idKabar: null })}
        >
          Tandai semua sudah dibaca
        </Button>
      </Group>
      {data.data.length === 0 ? (
        <EmptyState
          icon={IconBell}
          title="Belum ada kabar"
          text="Putusan atas pengajuan Anda, sebutan di komentar dan tenggat Anda muncul di sini."
        />
      ) : (
        <ul className={classes.list}>
          {data.data.map((row) => (
            <Satu key={row.idKabar} row={row} baca={() => baca.mutate({ idKabar: row.idKabar })} />
          ))}
        </ul>
      )}
      {data.totalDocs > data.data.length && limit < TERBANYAK && (
        <Button variant="subtle" onClick={() => setLimit(limit + SEKALI)}>
          Muat lebih banyak
        </Button>
      )}
    </div>
  );
}

function Satu({ row, baca }: { row: Kabar; baca: () => void }) {
  const { pesan, dokumen, waktu, dibaca } = row;
  return (
    <li data-baru={dibaca === null || undefined}>
      <div>
        <Text size="sm" fw={dibaca === null ? 600 : undefined} component="div">
          {pesan}
        </Text>
        <Text size="xs" c="dimmed" component="div">
          <Waktu value={waktu} />
          {dokumen && (
            <>
              {" · "}
              <span onClickCapture={() => dibaca === null && baca()}>
                <DocumentLink
                  underline
                  kind={dokumen.jenis === "orderan" ? "order" : dokumen.jenis}
                  kunci={dokumen.kunci}
                  label={/^\d+$/.test(dokumen.kunci) ? "Buka" : undefined}
                />
              </span>
            </>
          )}
        </Text>
      </div>
      {dibaca === null && (
        <Button size="compact-xs" variant="subtle" onClick={baca} aria-label={`Tandai sudah dibaca: ${pesan}`}>
          Sudah dibaca
        </Button>
      )}
    </li>
  );
}
