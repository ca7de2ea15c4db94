import { Anchor, Paper, Text, TextInput, Title } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useSession } from "#web/api/session.ts";
import { useUrlState } from "#web/ui/list/urlState.ts";
import { EmptyState } from "#web/ui/page/EmptyState.tsx";
import panduan from "../../../../docs/PANDUAN.md?raw";
import { BAB, type Bab, babUntuk } from "./bab.ts";
import classes from "./bantuan.module.css";
import { LAYAR } from "./layar.ts";
import { chaptersOf, found } from "./markdown.ts";
import { Isi, Kalimat } from "./Teks.tsx";

const CHAPTERS = new Map(chaptersOf(panduan).map((chapter) => [chapter.title, chapter]));
const GAMBAR = import.meta.glob<string>("./gambar/*.webp", { eager: true, query: "?url", import: "default" });

/** The guide by chapters: those of the person first. `?bab=` names one, `?layar=` the screen somebody came from. */
export function BantuanPage() {
  const { values, change } = useUrlState();
  const { cari = "", layar = "" } = values;
  const asal = LAYAR[layar];
  const { sendiri, lain } = babUntuk(useSession());
  const bab = BAB.find(({ kunci }) => kunci === (values.bab ?? asal?.bab)) ?? sendiri[0];
  return (
    <div className={classes.bantuan}>
      <nav aria-label="Bab panduan" className={classes.daftar}>
        <TextInput
          type="search"
          aria-label="Cari di panduan"
          placeholder="Cari di panduan"
          leftSection={<IconSearch size={17} aria-hidden />}
          value={cari}
          onChange={(event) => change({ cari: event.currentTarget.value || null }, "replace")}
        />
        <Daftar judul="Untuk pekerjaan Anda" bab={sendiri} dibuka={cari === "" ? bab?.kunci : undefined} />
        {lain.length > 0 && <Daftar judul="Pekerjaan lain" bab={lain} dibuka={cari === "" ? bab?.kunci : undefined} />}
      </nav>
      <Paper className={classes.isi} p="lg">
        {cari.trim() !== "" ? <Temuan cari={cari.trim()} /> : bab && <Satu bab={bab} kalimat={asal?.kalimat} />}
      </Paper>
    </div>
  );
}

type DaftarProps = { judul: string; bab: readonly Bab[]; dibuka: string | undefined };

function Daftar({ judul, bab, dibuka }: DaftarProps) {
  return (
    <>
      <Text size="xs" c="dimmed" mt="sm">
        {judul}
      </Text>
      <ul>
        {bab.map(({ kunci, judul: nama }) => (
          <li key={kunci}>
            <Link to="/admin/bantuan" search={{ bab: kunci }} aria-current={kunci === dibuka ? "page" : undefined}>
              {nama}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

function Satu({ bab, kalimat }: { bab: Bab; kalimat: readonly string[] | undefined }) {
  return (
    <article>
      <Title order={2} size="h3" mb="sm">
        {bab.judul}
      </Title>
      {kalimat && <p className={classes.sekilas}>{kalimat.join(" ")}</p>}
      {CHAPTERS.get(bab.judul)?.blocks.map((block, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a chapter have no name and never change
        <Isi key={at} block={block} />
      ))}
      {bab.gambar.map(({ berkas, keterangan }) => (
        <figure key={berkas} data-phone={berkas.startsWith("ponsel") || undefined}>
          <img src={GAMBAR[`./gambar/${berkas}.webp`]} alt={keterangan} loading="lazy" />
          <figcaption>{keterangan}</figcaption>
        </figure>
      ))}
    </article>
  );
}

/** What the search finds, under its chapters. */
function Temuan({ cari }: { cari: string }) {
  const ada = BAB.flatMap((bab) => {
    const chapter = CHAPTERS.get(bab.judul);
    const parts = chapter ? found(chapter, cari) : [];
    return parts.length === 0 ? [] : [{ bab, parts }];
  });
  if (ada.length === 0)
    return <EmptyState title="Tidak ada di panduan" text="Coba kata lain, misalnya retur atau DP." />;
  return ada.map(({ bab, parts }) => (
    <section key={bab.kunci}>
      <Title order={2} size="h5" mt="sm">
        <Anchor renderRoot={(props) => <Link to="/admin/bantuan" search={{ bab: bab.kunci }} {...props} />}>
          {bab.judul}
        </Anchor>
      </Title>
      <ul>
        {parts.map((part) => (
          <li key={part}>
            <Kalimat text={part} />
          </li>
        ))}
      </ul>
    </section>
  ));
}
