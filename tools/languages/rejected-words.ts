/** Words that a catalogue does not use, each with the one that it uses instead; the terms are in docs/languages.md. */
const REJECTED: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  de: [
    [/\bQuotas?\b/, 'Kontingent'],
    [/\bAbbild/, 'Image'],
    [/\bVariante/, 'Flavor'],
    [/Schattenkopie/, 'Snapshot'],
    [/Datenträger/, 'Volume or Festplatte'],
    [/\bSicherung|-Sicherung/, 'Backup'],
    [/Floating IP/, 'Floating-IP'],
    [/\bBegrenzung/, 'Limit'],
    [/Besitzer/, 'Eigentümer'],
    [/Anmeldedaten/, 'Zugangsdaten'],
    [/\bBitte (?!erhöhen)/, 'the sentence without Bitte'],
    [/"/, '„…“'],
  ],
  ja: [
    [/アベイラビリティ(?!ー)/, 'アベイラビリティーゾーン'],
    [/セキュリティ(?!ー)/, 'セキュリティー'],
    [/プロパティ(?!ー)/, 'プロパティー'],
    [/インターフェイス/, 'インターフェース'],
    [/メモリ(?!ー)|RAM(?! ディスク)/, 'メモリー'],
    [/仮想 CPU/, 'VCPU'],
    [/ボリュームタイプ/, 'ボリューム種別'],
    [/クレデンシャル/, '認証情報'],
    [/ログイン/, 'サインイン'],
    [/リストア/, '復元'],
    [/手順/, 'ステップ'],
    [/既定/, 'デフォルト'],
    [/カンマ/, 'コンマ'],
    [/"/, '「…」'],
    [/[（）]/, '( )'],
  ],
}

/** Problems of a translation's words, and marks that no language uses. */
export function rejectedWords(text: string, language: string): string[] {
  const words = (REJECTED[language] ?? [])
    .map(([word, instead]) => ({ found: word.exec(text)?.[0], instead }))
    .filter(({ found }) => found !== undefined)
    .map(({ found, instead }) => `has ${found}; use ${instead}`)
  const marks = /\.{3}|\S {2}/.exec(text) ? ['has three dots or two spaces; use … or one space'] : []
  return [...words, ...marks]
}
