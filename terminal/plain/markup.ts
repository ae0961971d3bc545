/** What Discord's markdown says, without its marks. */
export function plainText(markdown: string): string {
  return markdown
    .replace(/^```\w*\n?/gm, '')
    .replace(/^(?:#{1,3}|-#|>) /gm, '')
    .replace(/\[([^\]]+)\]\((\S+?)\)/g, '$1 ($2)')
    .replace(/(`+|\*\*|__|~~|\|\|)(\S|\S.*?\S)\1/g, '$2');
}
